import type { ReactNode } from 'react';
import { CompanyMark } from '../company/company-mark.tsx';
import * as styles from '../job/job-row.styles.ts';
import type { CourseRowData } from './course-row-data.ts';

interface CourseRowsProps {
  readonly rows: readonly CourseRowData[];
  /** Rendered in place of the mark of each row. */
  readonly lead?: (row: CourseRowData) => ReactNode;
}

/** A list of courses with title, institute and facts. */
export const CourseRows = ({ rows, lead }: CourseRowsProps) => (
  <ul className={styles.list}>
    {rows.map((row) => (
      <li className={styles.courseRow} key={row.id}>
        {lead ? lead(row) : <CompanyMark name={row.institute} logo={row.logo} />}
        <div className={styles.what}>
          <h3 className={styles.title}>
            <a className={styles.link} href={row.href}>
              {row.title}
            </a>
          </h3>
          <p className={styles.company}>
            {row.institute}
            {row.note && <span className={styles.note}>{row.note}</span>}
          </p>
        </div>
        <p className={styles.facts}>
          <span>{row.facts}</span>
          <span className={styles.soft}>{row.starts}</span>
        </p>
        <p className={`${styles.facts} ${styles.terms}`}>
          <span className={styles.pay}>{row.fee}</span>
        </p>
      </li>
    ))}
  </ul>
);
