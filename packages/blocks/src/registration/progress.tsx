import { REGISTRATION_STEPS } from '@broadsheet/contract/constants';
import type { Registration, RegistrationStep } from '@broadsheet/contract/entities/profile';
import * as styles from './registration.styles.ts';
import { isOpen, numberOf, STEP_RULES, stepHref } from './steps.ts';

interface ProgressProps {
  readonly step: RegistrationStep;
  readonly progress: Registration;
}

/** Where in the registration somebody is, with a way to each step that is open. */
export const Progress = ({ step, progress }: ProgressProps) => (
  <nav className={styles.progress} aria-label="Steps of your registration">
    <p className={styles.count}>
      Step {numberOf(step)} of {REGISTRATION_STEPS.length}
    </p>
    <ol className={styles.steps}>
      {REGISTRATION_STEPS.map((each) => {
        const { name } = STEP_RULES[each];
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
