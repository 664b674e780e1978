import type { Messages } from '@broadsheet/messages/message-areas';
import * as control from '../shared/page/control.styles.ts';
import * as styles from './applied-job.styles.ts';

interface WithdrawProps {
  readonly jobcode: string;
  readonly next: string;
  readonly messages: Messages['applications'];
}

/** Withdraws the application, after the seeker has read what that means. */
export const Withdraw = ({ jobcode, next, messages }: WithdrawProps) => (
  <details>
    <summary className={styles.summary}>{messages.withdraw}</summary>
    <form className={styles.withdraw} method="post" action="/api/job/jobdetail/withdraw">
      <input type="hidden" name="jobcode" value={jobcode} />
      <input type="hidden" name="next" value={next} />
      <p>{messages.withdrawText}</p>
      <button className={control.quiet} type="submit">
        {messages.withdrawConfirm}
      </button>
    </form>
  </details>
);
