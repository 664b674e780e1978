import * as control from '../shared/page/control.styles.ts';
import * as styles from './applied-job.styles.ts';

interface WithdrawProps {
  readonly jobcode: string;
  readonly next: string;
}

/** Takes the application back, once its seeker has read what that means. */
export const Withdraw = ({ jobcode, next }: WithdrawProps) => (
  <details>
    <summary className={styles.summary}>Withdraw application</summary>
    <form className={styles.withdraw} method="post" action="/api/job/jobdetail/withdraw">
      <input type="hidden" name="jobcode" value={jobcode} />
      <input type="hidden" name="next" value={next} />
      <p>
        The recruiter will see that you withdrew, and any interview you have booked for this job
        will be cancelled. It still counts as one of your applications for 30 days. You can apply
        again while the job is open.
      </p>
      <button className={control.quiet} type="submit">
        Withdraw my application
      </button>
    </form>
  </details>
);
