import { bffPathOf } from '@broadsheet/contract/call';
import { saveJobAlert } from '@broadsheet/contract/calls/alerts';
import type { Messages } from '@broadsheet/messages/message-areas';
import * as control from '../page/control.styles.ts';
import * as styles from './alert-form.styles.ts';

export interface AlertFormProps {
  /** Of the block. */
  readonly id: string;
  /** Where it leads when it was sent: a page that says what came of it. */
  readonly next: string;
  readonly frequency: 'daily' | 'weekly' | 'off';
  /** What is looked for, as fields of the call. */
  readonly fields: readonly { readonly name: string; readonly value: string }[];
  /** Whether it can be turned off here. */
  readonly mayEnd: boolean;
  readonly submit: string;
  readonly messages: Messages['alerts'];
}

const CHOICES = ['daily', 'weekly', 'off'] as const;

/** How often a seeker is mailed of new jobs, as a plain form. */
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
