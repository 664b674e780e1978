import { formatMessage } from '@broadsheet/messages/format-message';
import type { Messages } from '@broadsheet/messages/message-areas';
import * as styles from './profile-summary.styles.ts';

interface CompletenessRingProps {
  readonly percentage: number;
  readonly messages: Messages['profile-summary'];
}

/** The completeness of a profile as a ring. */
export const CompletenessRing = ({ percentage, messages }: CompletenessRingProps) => (
  <svg
    className={styles.ring}
    viewBox="0 0 100 100"
    width="96"
    height="96"
    role="img"
    aria-label={formatMessage(messages.complete, { percent: percentage })}
  >
    <circle cx="50" cy="50" r="43" pathLength="100" />
    <circle
      cx="50"
      cy="50"
      r="43"
      pathLength="100"
      strokeDasharray={`${percentage} 100`}
      transform="rotate(-90 50 50)"
    />
    <text x="50" y="51" textAnchor="middle" dominantBaseline="middle">
      {percentage}%
    </text>
  </svg>
);
