import * as control from '../page/control.styles.ts';
import type { Link } from '../page/link.ts';
import * as styles from './empty-list.styles.ts';

interface EmptyListProps {
  readonly text: string;
  readonly links: readonly Link[];
}

/** Replaces an empty list: the reason and links to other lists. */
export const EmptyList = ({ text, links }: EmptyListProps) => (
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
