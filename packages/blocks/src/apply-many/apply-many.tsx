import { APPLY_MANY_FIELD, APPLY_MANY_FORM } from '@broadsheet/contract/apply-many-form';
import { formatMessage } from '@broadsheet/messages/format-message';
import type { BlockProps } from '../block-component.ts';
import { APPLY_ANYWAY, ApplicationNeeds } from '../shared/application/application-needs.tsx';
import * as bar from '../shared/application/apply-many.styles.ts';
import * as form from '../shared/form/form.styles.ts';
import { EmptyList } from '../shared/list/empty-list.tsx';
import * as control from '../shared/page/control.styles.ts';
import { Section } from '../shared/page/section.tsx';
import * as styles from './apply-many.styles.ts';
import type { applyMany, ManyRow } from './schema.ts';

interface RowProps {
  readonly row: ManyRow;
  readonly isOpen: boolean;
  /** Label of the link to the job. */
  readonly view: string;
}

const Row = ({ row, isOpen, view }: RowProps) => {
  const { jobId, job, company, apart } = row;
  const way = apart?.way ?? { label: view, href: job.href };
  return (
    <li className={styles.row}>
      {apart || !isOpen ? (
        <p className={form.label}>{job.label}</p>
      ) : (
        <label className={`${bar.tick} ${form.label}`}>
          <input
            className={control.tick}
            type="checkbox"
            name={`${APPLY_MANY_FIELD}[]`}
            value={jobId}
            defaultChecked
          />
          <span>{job.label}</span>
        </label>
      )}
      <p className={form.aside}>
        {company}. {apart?.text}{' '}
        <a href={way.href}>
          {way.label}
          <span className={control.hidden}>: {job.label}</span>
        </a>
      </p>
    </li>
  );
};

export const ApplyMany = ({ id, settings, data, messages }: BlockProps<typeof applyMany>) => {
  const { applying } = messages;
  const { heading, rows, notice, allowance, lacks, isOpen, next, wider } = data;
  return (
    <Section id={id} title={heading}>
      {notice && (
        <p
          className={notice.isSuccess ? form.notice : `${form.notice} ${form.alarm}`}
          role={notice.isSuccess ? 'status' : 'alert'}
        >
          {notice.text}
        </p>
      )}
      {allowance && (
        <p>
          {allowance.text} {allowance.way && <a href={allowance.way.href}>{allowance.way.label}</a>}
        </p>
      )}
      {rows.length > 0 && (
        <form id={APPLY_MANY_FORM} method="post" action="/api/job/jobdetail/apply-multiple">
          <input type="hidden" name="next" value={next} />
          <ul className={styles.list}>
            {rows.map((row) => (
              <Row key={row.jobId} row={row} isOpen={isOpen} view={applying.viewJob} />
            ))}
          </ul>
          {isOpen && (
            <>
              {lacks.length > 0 && (
                <>
                  <ApplicationNeeds messages={applying} />
                  {APPLY_ANYWAY}
                </>
              )}
              <p className={form.aside}>{settings.note}</p>
              <div className={bar.bar}>
                <button className={control.primary} type="submit">
                  {lacks.length > 0
                    ? applying.applyAnyway
                    : formatMessage(messages.rows.applyToCount, {
                        count: rows.filter(({ apart }) => !apart).length,
                      })}
                </button>
              </div>
            </>
          )}
        </form>
      )}
      {!isOpen && <EmptyList text={rows.length > 0 ? '' : settings.emptyText} links={wider} />}
    </Section>
  );
};
