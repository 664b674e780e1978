import { CompanyMark } from '../company/company-mark.tsx';
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
}
interface EntryListProps {
  readonly entries: readonly Entry[];
  readonly layout?: keyof typeof LAYOUTS;
}

/** Employers, courses or skills as ruled entries with mark, name and one line. Each entry is one link. */
export const EntryList = ({ entries, layout = 'column' }: EntryListProps) => (
  <ul className={LAYOUTS[layout]}>
    {entries.map(({ title, href, text, logo }) => (
      <li className={styles.entry} key={`${title} ${href}`}>
        <CompanyMark name={title} logo={logo} />
        <div className={styles.body}>
          <h3 className={styles.title}>
            <a className={styles.link} href={href}>
              {title}
            </a>
          </h3>
          {text && <p className={styles.text}>{text}</p>}
        </div>
      </li>
    ))}
  </ul>
);
