import { jobForm } from '@broadsheet/contract/job-forms';
import { jobRowId } from '@broadsheet/contract/selected-job';
import { formatMessage } from '@broadsheet/messages/format-message';
import type { Messages } from '@broadsheet/messages/message-areas';
import type { ReactNode } from 'react';
import { CompanyMark } from '../company/company-mark.tsx';
import * as control from '../page/control.styles.ts';
import * as styles from './job-row.styles.ts';
import type { JobRowData } from './job-row-data.ts';
import * as saveStyles from './save-button.styles.ts';
import { SaveButton } from './save-button.tsx';

interface JobRowsProps<Row> {
  readonly rows: readonly Row[];
  readonly messages: Messages['jobs'];
  /** Rows have ids, by which the address of a list can name a job. At most one list of a page has them. */
  readonly hasIds?: boolean;
  /** Content below a row, over its full width. */
  readonly below?: (row: Row) => ReactNode;
}

/** A list of jobs with title, company and city. Each row has two tab stops: the job and the save button. */
export const JobRows = <Row extends JobRowData>({
  rows,
  messages,
  hasIds = false,
  below,
}: JobRowsProps<Row>) => (
  <form method="post" action="/api/job/jobdetail/save" {...jobForm('save')}>
    <ul className={styles.list}>
      {rows.map((row) => (
        <li
          className={below ? `${styles.row} ${styles.withBelow}` : styles.row}
          key={row.id}
          id={hasIds ? jobRowId(row.id) : undefined}
        >
          <CompanyMark name={row.company.name} logo={row.company.logo} />
          <div className={styles.what}>
            <h3 className={styles.title}>
              <a className={styles.link} href={row.href}>
                {row.title}
              </a>
            </h3>
            <p className={styles.company}>
              {row.notes[0] ? (
                <>
                  <span className={styles.employer}>{row.company.name}</span>
                  <span className={styles.note}>{row.notes[0]}</span>
                </>
              ) : (
                row.company.name
              )}
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
          <p className={styles.save}>
            <SaveButton id={row.id} saved={row.saved} className={saveStyles.ofRow}>
              <span className={control.hidden} data-when="open">
                {formatMessage(messages.saveJob, { job: row.title })}
              </span>
              <span data-when="saved">
                {messages.saved}
                <span className={control.hidden}>: {row.title}</span>
              </span>
            </SaveButton>
          </p>
          {below && <div className={styles.below}>{below(row)}</div>}
        </li>
      ))}
    </ul>
  </form>
);
