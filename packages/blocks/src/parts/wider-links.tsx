import * as control from './control.styles.ts';
import type { Link } from './link.ts';
import * as styles from './wider-links.styles.ts';

interface WiderLinksProps {
  readonly text: string;
  readonly links: readonly Link[];
}

/** Instead of a list that is empty: why, and the ways on. */
export const WiderLinks = ({ text, links }: WiderLinksProps) => (
  <div className={styles.empty}>
    <p className={styles.text}>{text}</p>
    <ul className={styles.wider}>
      {links.map(({ label, href }) => (
        <li key={href}>
          <a className={control.textLink} href={href}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  </div>
);
