import type { BlockProps } from '../block-component.ts';
import * as styles from './breadcrumbs.styles.ts';
import type { breadcrumbs } from './schema.ts';

export const Breadcrumbs = ({ data, messages }: BlockProps<typeof breadcrumbs>) => (
  <nav className={styles.nav} aria-label={messages.trail.label}>
    <ol className={styles.trail}>
      {data.trail.map(({ label, href }) => (
        <li key={href}>
          <a className={styles.link} href={href}>
            {label}
          </a>
        </li>
      ))}
      <li>
        <span className={styles.here} aria-current="page">
          {data.here}
        </span>
      </li>
    </ol>
  </nav>
);
