import { REGISTRATION_STEPS } from '@broadsheet/contract/constants';
import type { Registration, RegistrationStep } from '@broadsheet/contract/entities/profile';
import { formatMessage } from '@broadsheet/messages/format-message';
import type { Messages } from '@broadsheet/messages/message-areas';
import * as styles from './registration.styles.ts';
import { isOpen, numberOf, STEP_RULES, stepHref } from './steps.ts';

interface ProgressProps {
  readonly step: RegistrationStep;
  readonly progress: Registration;
  readonly messages: Messages['registration'];
}

/** The steps of the registration, with a link to each open one. */
export const Progress = ({ step, progress, messages }: ProgressProps) => (
  <nav className={styles.progress} aria-label={messages.steps}>
    <p className={styles.count}>
      {formatMessage(messages.position, {
        step: numberOf(step),
        steps: REGISTRATION_STEPS.length,
      })}
    </p>
    <ol className={styles.steps}>
      {REGISTRATION_STEPS.map((each) => {
        const name = messages[STEP_RULES[each].name];
        const isHere = each === step;
        const isDone = progress.done.includes(each);
        return (
          <li
            key={each}
            className={styles.step}
            data-state={isHere ? 'here' : isDone ? 'done' : undefined}
            aria-current={isHere ? 'step' : undefined}
          >
            {!isHere && isOpen(progress, each) ? (
              <a href={stepHref(each)}>{name}</a>
            ) : (
              <span>{name}</span>
            )}
          </li>
        );
      })}
    </ol>
  </nav>
);
