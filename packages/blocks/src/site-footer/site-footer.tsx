import type { BlockProps } from '../block-component.ts';
import * as control from '../shared/page/control.styles.ts';
import type { siteFooter } from './schema.ts';
import * as styles from './site-footer.styles.ts';

export const SiteFooter = ({ settings, data }: BlockProps<typeof siteFooter>) => (
  <footer className={styles.footer}>
    <div className={styles.inner}>
      <p className={styles.name}>{data.name}</p>
      <p className={styles.tagline}>{data.tagline}</p>
      <div className={styles.columns}>
        {data.columns.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <h2 className={styles.title}>{title}</h2>
            <ul className={styles.links}>
              {links.map(({ label, href }) => (
                <li key={href}>
                  <a className={control.listLink} href={href}>
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <p className={styles.legal}>
        © {data.year} {data.name}. {settings.legal}
      </p>
    </div>
  </footer>
);
