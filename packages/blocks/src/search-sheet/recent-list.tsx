import { type MouseEvent, useState } from 'react';
import { clearRecent, readRecent } from '../shared/form/recent-searches.ts';
import * as control from '../shared/page/control.styles.ts';
import * as styles from './search-sheet.styles.ts';

interface RecentListProps {
  readonly title: string;
  /** Label of the button that clears the list. */
  readonly clear: string;
  readonly onFollow: (event: MouseEvent, href: string) => void;
}

/** The recent searches of this browser, with a button to clear them. Renders nothing if there are none. */
export const RecentList = ({ title, clear, onFollow }: RecentListProps) => {
  const [searches, setSearches] = useState(readRecent);
  if (searches.length === 0) return null;
  const forget = () => {
    clearRecent();
    setSearches([]);
  };
  return (
    <section aria-label={title}>
      <div className={styles.recentHead}>
        <h2 className={styles.recentTitle}>{title}</h2>
        <button className={control.quiet} type="button" onClick={forget}>
          {clear}
        </button>
      </div>
      <ul className={styles.recent}>
        {searches.map(({ label, href }) => (
          <li key={href}>
            <a className={control.listLink} href={href} onClick={(event) => onFollow(event, href)}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
};
