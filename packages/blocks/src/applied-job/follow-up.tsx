import { jobForm } from '@broadsheet/contract/job-forms';
import { formatMessage } from '@broadsheet/messages/format-message';
import type { Messages } from '@broadsheet/messages/message-areas';
import * as control from '../shared/page/control.styles.ts';
import * as styles from './applied-job.styles.ts';
import type { Sent } from './schema.ts';

type Props = Sent['followUp'] & {
  readonly text: string;
  readonly jobcode: string;
  readonly next: string;
  readonly messages: Messages['applications'];
};

/** Lets the seeker ask the employer for the status of an application, and shows the result. */
export const FollowUp = ({
  mayAsk: canFollowUp,
  whyNot,
  way,
  asked: earlier,
  text,
  jobcode,
  next,
  messages,
}: Props) => (
  <>
    {earlier.map(({ day, answer }) => (
      <div className={styles.followUps} key={day}>
        <p>{formatMessage(messages.followedUp, { day })}</p>
        {answer ? (
          <p>{formatMessage(messages.answered, { day: answer.day, answer: answer.text })}</p>
        ) : (
          <p className={styles.line}>{messages.notAnswered}</p>
        )}
      </div>
    ))}
    {canFollowUp && (
      <form method="post" action="/api/job/jobdetail/followup" {...jobForm('follow-up')}>
        <input type="hidden" name="jobcode" value={jobcode} />
        <input type="hidden" name="next" value={next} />
        <button className={control.primary} type="submit">
          {text}
        </button>
      </form>
    )}
    {whyNot !== null && (
      <p className={styles.line}>
        {whyNot} {way && <a href={way.href}>{way.label}</a>}
      </p>
    )}
  </>
);
