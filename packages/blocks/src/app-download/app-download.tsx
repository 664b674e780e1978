import type { BlockProps } from '../block-component.ts';
import * as control from '../shared/page/control.styles.ts';
import * as styles from './app-download.styles.ts';
import type { appDownload } from './schema.ts';

export const AppDownload = ({ id, settings, data, messages }: BlockProps<typeof appDownload>) => (
  <section className={styles.band} aria-labelledby={`${id}-title`}>
    <div>
      <h2 className={styles.title} id={`${id}-title`}>
        {settings.title}
      </h2>
      {settings.text && <p className={styles.text}>{settings.text}</p>}
    </div>
    <ul className={styles.stores}>
      <li className={styles.phoneOnly}>
        <a className={control.primary} href={data.own} rel="nofollow">
          {messages['app-download'].getApp}
        </a>
      </li>
      {data.stores.map(({ label, href }) => (
        <li key={href}>
          <a className={control.quiet} href={href} rel="noopener">
            {label}
          </a>
        </li>
      ))}
    </ul>
  </section>
);
