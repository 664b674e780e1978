import { REPORT_NOTE_MAX, REPORT_REASONS } from '@broadsheet/contract/constants';
import { jobForm } from '@broadsheet/contract/job-forms';
import { formatMessage } from '@broadsheet/messages/format-message';
import type { BlockProps } from '../block-component.ts';
import * as control from '../shared/page/control.styles.ts';
import * as styles from './job-report.styles.ts';
import type { jobReport } from './schema.ts';

export const JobReport = ({
  id,
  settings,
  data,
  messages: { job },
}: BlockProps<typeof jobReport>) => (
  <details>
    <summary className={styles.summary}>{settings.label}</summary>
    <form
      className={styles.form}
      method="post"
      action="/api/job/jobdetail/report"
      {...jobForm('report')}
    >
      <input type="hidden" name="id" value={data.id} />
      <input type="hidden" name="action" value="job" />
      <input type="hidden" name="next" value={data.next} />
      <fieldset className={styles.reasons}>
        <legend>{job.reportReason}</legend>
        {REPORT_REASONS.map((reason) => (
          <label key={reason.id}>
            <input type="radio" name="reason" value={reason.id} required />
            {reason.label}
          </label>
        ))}
      </fieldset>
      <label htmlFor={`${id}-note`}>
        {job.reportNote}{' '}
        <span className={styles.soft}>
          {formatMessage(job.reportNoteHint, { max: REPORT_NOTE_MAX })}
        </span>
      </label>
      <textarea
        className={`${control.field} ${styles.note}`}
        id={`${id}-note`}
        name="note"
        rows={3}
        maxLength={REPORT_NOTE_MAX}
      />
      <button className={control.quiet} type="submit">
        {job.sendReport}
      </button>
    </form>
  </details>
);
