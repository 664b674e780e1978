import type { IconName } from '@broadsheet/contract/icon-names';
import { CompanyMark } from '../company/company-mark.tsx';
import { Icon } from '../page/icon/icon.tsx';
import * as styles from './entry-list.styles.ts';

const LAYOUTS = {
  column: styles.column,
  grid: styles.grid,
  gridShelf: styles.gridShelf,
  columnShelf: styles.columnShelf,
} as const;

interface Entry {
  readonly title: string;
  readonly href: string;
  readonly text: string;
  readonly logo: string | null;
  /** What the entry is about; null for nothing. Absent: an employer or institute, which has a mark of its own. */
  readonly icon?: IconName | null;
}
interface EntryListProps {
  readonly entries: readonly Entry[];
  readonly layout?: keyof typeof LAYOUTS;
}

const Picture = ({ title, logo, icon }: Entry) => {
  if (logo !== null || icon === undefined) return <CompanyMark name={title} logo={logo} />;
  return icon && <Icon name={icon} />;
};

/** Employers, courses or skills as ruled entries with a picture, a name and one line. Each entry is one link. */
export const EntryList = ({ entries, layout = 'column' }: EntryListProps) => (
  <ul className={LAYOUTS[layout]}>
    {entries.map((entry) => (
      <li className={styles.entry} key={`${entry.title} ${entry.href}`}>
        <Picture {...entry} />
        <div className={styles.body}>
          <h3 className={styles.title}>
            <a className={styles.link} href={entry.href}>
              {entry.title}
            </a>
          </h3>
          {entry.text && <p className={styles.text}>{entry.text}</p>}
        </div>
      </li>
    ))}
  </ul>
);
