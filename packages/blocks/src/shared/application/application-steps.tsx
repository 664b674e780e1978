import type { Messages } from '@broadsheet/messages/message-areas';
import * as styles from './application-steps.styles.ts';
import type { StepView } from './application-text.ts';

interface ApplicationStepsProps {
  readonly steps: readonly StepView[];
  readonly messages: Messages['applications'];
}

/** The steps of an application with their dates. */
export const ApplicationSteps = ({ steps, messages }: ApplicationStepsProps) => (
  <ol className={styles.steps} aria-label={messages.steps}>
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
