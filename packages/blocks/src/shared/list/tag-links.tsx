import type { Link } from '../page/link.ts';
import * as styles from './tag-links.styles.ts';

interface TagLinksProps {
  readonly links: readonly (Link & { readonly count?: string })[];
}

/** Short links side by side, with counts where they are known. */
export const TagLinks = ({ links }: TagLinksProps) => (
  <ul className={styles.tags}>
    {links.map(({ label, href, count }) => (
      <li key={href}>
        <a className={styles.tag} href={href}>
          {label}
          {count && <span className={styles.count}>{count}</span>}
        </a>
      </li>
    ))}
  </ul>
);
