import * as control from '../page/control.styles.ts';
import type { Link } from '../page/link.ts';
import * as styles from './empty-list.styles.ts';

/** Outlines on a grid of 24 by 24. */
const ICONS = {
  list: 'M4 4h16v16H4zM8 9h8M8 12h8M8 15h4',
  chat: 'M3 4h18v13H10l-5 4v-4H3z',
  order: 'M6 2.5h12v19l-3-2-3 2-3-2-3 2zM9.5 8h5M9.5 12h5',
} as const;

interface EmptyListProps {
  /** Empty where the list says so itself. */
  readonly text: string;
  /** The next steps; the first one is the most likely. */
  readonly links: readonly Link[];
  readonly icon?: keyof typeof ICONS;
}

/** Replaces what is not there yet: the reason and the next steps. */
export const EmptyList = ({ text, links, icon = 'list' }: EmptyListProps) => (
  <div className={styles.empty}>
    {text !== '' && (
      <>
        <svg className={styles.icon} width="40" height="40" viewBox="0 0 24 24" aria-hidden="true">
          <path d={ICONS[icon]} />
        </svg>
        <p className={styles.text}>{text}</p>
      </>
    )}
    <ul className={styles.steps}>
      {links.map(({ label, href }, at) => (
        <li key={href}>
          <a className={at === 0 ? control.primary : control.quiet} href={href}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  </div>
);
