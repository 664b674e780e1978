import type { InterviewInvite } from '@broadsheet/contract/entities/interview';
import { InterviewFacts } from '../shared/interview/interview-facts.tsx';
import * as control from '../shared/page/control.styles.ts';
import { formatCounted } from '../shared/text/format-count.ts';
import { formatDay } from '../shared/time/format-date.ts';
import * as styles from './interview-list.styles.ts';

interface InviteRowProps {
  readonly item: InterviewInvite;
  /** Of its job. */
  readonly href: string;
}

/** An invitation, and the way to its slots. */
export const InviteRow = ({ item, href }: InviteRowProps) => {
  const { calendarId, title, slotsLeft: openSlots, invitedAt } = item;
  return (
    <li className={styles.row}>
      <h3 className={styles.title}>{title}</h3>
      <InterviewFacts calendar={item} href={href} />
      <p className={styles.note}>
        {openSlots === 0 ? 'No slot is left.' : `${formatCounted(openSlots, 'slot')} left.`} Invited
        on {formatDay(invitedAt)}.
      </p>
      <div className={styles.ways}>
        <a
          className={openSlots === 0 ? control.quiet : control.primary}
          href={`/interview/${calendarId}`}
        >
          {openSlots === 0 ? 'Ask for other times' : 'Book Slots'}
          <span className={control.hidden}> ({title})</span>
        </a>
      </div>
    </li>
  );
};
