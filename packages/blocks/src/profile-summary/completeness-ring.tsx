import * as styles from './profile-summary.styles.ts';

/** How complete a profile is, as a ring that closes. */
export const CompletenessRing = ({ percentage }: { readonly percentage: number }) => (
  <svg
    className={styles.ring}
    viewBox="0 0 100 100"
    width="96"
    height="96"
    role="img"
    aria-label={`Your profile is ${percentage}% complete`}
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
