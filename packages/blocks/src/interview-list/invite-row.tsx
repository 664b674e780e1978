import type { InterviewInvite } from '@broadsheet/contract/entities/interview';
import { formatMessage } from '@broadsheet/messages/format-message';
import type { Messages } from '@broadsheet/messages/message-areas';
import { InterviewFacts } from '../shared/interview/interview-facts.tsx';
import * as control from '../shared/page/control.styles.ts';
import { formatDay } from '../shared/time/format-date.ts';
import * as styles from './interview-list.styles.ts';

interface InviteRowProps {
  readonly item: InterviewInvite;
  /** Link to the job. */
  readonly href: string;
  readonly messages: Messages['interviews'];
}

/** An invitation with the link to its slots. */
export const InviteRow = ({ item, href, messages }: InviteRowProps) => {
  const { calendarId, title, slotsLeft: openSlots, invitedAt } = item;
  return (
    <li className={styles.row}>
      <h3 className={styles.title}>{title}</h3>
      <InterviewFacts calendar={item} href={href} messages={messages} />
      <p className={styles.note}>
        {formatMessage(messages.slotsLeft, { count: openSlots, day: formatDay(invitedAt) })}
      </p>
      <div className={styles.ways}>
        <a
          className={openSlots === 0 ? control.quiet : control.primary}
          href={`/interview/${calendarId}`}
        >
          {openSlots === 0 ? messages.requestTimes : messages.bookSlots}
          <span className={control.hidden}> ({title})</span>
        </a>
      </div>
    </li>
  );
};
