import { CompanyMark } from './company-mark.tsx';
import * as styles from './job-row.styles.ts';
import type { JobRowData } from './job-row-data.ts';

/** Jobs as classifieds: one row, one tab stop, what and where at a glance. */
export const JobRows = ({ rows }: { readonly rows: readonly JobRowData[] }) => (
  <ul className={styles.list}>
    {rows.map((row) => (
      <li className={styles.row} key={row.id}>
        <CompanyMark name={row.company.name} logo={row.company.logo} />
        <div className={styles.what}>
          <h3 className={styles.title}>
            <a className={styles.link} href={row.href}>
              {row.title}
            </a>
          </h3>
          <p className={styles.company}>
            {row.company.name}
            {row.notes[0] && <span className={styles.note}>{row.notes[0]}</span>}
          </p>
        </div>
        <p className={styles.facts}>
          <span>{row.places}</span>
          <span className={styles.soft}>{row.experience}</span>
        </p>
        <p className={`${styles.facts} ${styles.terms}`}>
          <span className={styles.pay}>{row.pay}</span>
          <span className={styles.soft}>
            <time dateTime={row.postedAt}>{row.age}</time>
          </span>
        </p>
      </li>
    ))}
  </ul>
);
