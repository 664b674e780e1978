import * as styles from './application-steps.styles.ts';
import type { StepView } from './application-text.ts';

/** How far an application has come, and when it was where. */
export const ApplicationSteps = ({ steps }: { readonly steps: readonly StepView[] }) => (
  <ol className={styles.steps} aria-label="How far it has come">
    {steps.map(({ label, at, day }, index) => (
      <li
        className={styles.step}
        key={label}
        aria-current={index === steps.length - 1 ? 'step' : undefined}
      >
        {label} <time dateTime={at}>{day}</time>
      </li>
    ))}
  </ol>
);
