import type { BlockProps } from '../block-component.ts';
import * as control from '../shared/page/control.styles.ts';
import type { siteFooter } from './schema.ts';
import * as styles from './site-footer.styles.ts';

type Props = BlockProps<typeof siteFooter>;

/** Links with a heading; on phones they are folded. */
const Group = ({ title, links }: Props['data']['columns'][number]) => (
  <nav aria-label={title}>
    <details className={styles.fold}>
      <summary className={styles.summary}>{title}</summary>
    </details>
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
);

/** One line of legal links. */
const LegalFooter = ({ data }: Pick<Props, 'data'>) => (
  <footer className={styles.footer}>
    <ul className={styles.line}>
      <li>
        © {data.year} {data.name}
      </li>
      {data.columns.flatMap(({ links }) =>
        links.map(({ label, href }) => (
          <li key={href}>
            <a className={control.listLink} href={href}>
              {label}
            </a>
          </li>
        )),
      )}
    </ul>
  </footer>
);

export const SiteFooter = ({ settings, data }: Props) =>
  settings.appearance === 'legal' ? (
    <LegalFooter data={data} />
  ) : (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <p className={styles.name}>{data.name}</p>
        <p className={styles.tagline}>{data.tagline}</p>
        <div className={styles.columns}>
          {data.columns.map((group) => (
            <Group key={group.title} {...group} />
          ))}
        </div>
        <p className={styles.legal}>
          © {data.year} {data.name}. {settings.legal}
        </p>
      </div>
    </footer>
  );
