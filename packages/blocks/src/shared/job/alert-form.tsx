import { bffPathOf } from '@broadsheet/contract/call';
import { saveJobAlert } from '@broadsheet/contract/calls/alerts';
import type { Messages } from '@broadsheet/messages/message-areas';
import * as control from '../page/control.styles.ts';
import * as styles from './alert-form.styles.ts';

export interface AlertFormProps {
  /** The id of the block. */
  readonly id: string;
  /** The path after success: a page that shows the result. */
  readonly next: string;
  readonly frequency: 'daily' | 'weekly' | 'off';
  /** The search of the alert, as fields of the call. */
  readonly fields: readonly { readonly name: string; readonly value: string }[];
  /** True if the alert can be turned off here. */
  readonly mayEnd: boolean;
  readonly submit: string;
  readonly messages: Messages['alerts'];
}

const CHOICES = ['daily', 'weekly', 'off'] as const;

/** Selects how often a seeker gets mails with new jobs, as a plain form. */
export const AlertForm = ({
  id,
  next,
  frequency,
  fields,
  mayEnd,
  submit,
  messages,
}: AlertFormProps) => (
  <form className={styles.form} action={bffPathOf(saveJobAlert)} method="post">
    <input type="hidden" name="next" value={next} />
    {fields.map(({ name, value }) => (
      <input key={name} type="hidden" name={name} value={value} />
    ))}
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
    <button className={control.quiet} type="submit">
      {submit}
    </button>
  </form>
);
