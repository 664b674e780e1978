import type { Messages } from '@broadsheet/messages/message-areas';
import * as control from '../page/control.styles.ts';
import * as styles from './alert-form.styles.ts';

const CHOICES = ['daily', 'weekly', 'off'] as const;

interface FrequencyChoiceProps {
  /** Prefixes the ids of the choices. */
  readonly id: string;
  readonly frequency: (typeof CHOICES)[number];
  /** True if the alert can be turned off here. */
  readonly mayEnd: boolean;
  readonly messages: Messages['alerts'];
}

/** How often a seeker gets mails with new jobs, as the field `frequency`. */
export const FrequencyChoice = ({ id, frequency, mayEnd, messages }: FrequencyChoiceProps) => (
  <fieldset className={styles.choices}>
    <legend className={styles.legend}>{messages.howOften}</legend>
    {CHOICES.filter((value) => mayEnd || value !== 'off').map((value) => (
      <label className={styles.choice} key={value} htmlFor={`${id}-${value}`}>
        <input
          className={control.tick}
          id={`${id}-${value}`}
          type="radio"
          name="frequency"
          value={value}
          required
          defaultChecked={value === frequency}
        />
        {messages[value]}
      </label>
    ))}
  </fieldset>
);
