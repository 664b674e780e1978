import type { Messages } from '@broadsheet/messages/message-areas';
import * as form from '../form/form.styles.ts';
import * as control from '../page/control.styles.ts';
import * as styles from './question-fields.styles.ts';

interface CoverLetterProps {
  readonly id: string;
  /** The letter of the profile; empty if there is none. */
  readonly letter: string;
  readonly messages: Messages['applying'];
}

const LETTER_MAX = 5_000;

/** A letter to the employer, prefilled from the profile. */
export const CoverLetterField = ({ id, letter, messages }: CoverLetterProps) => (
  <div className={form.field}>
    <label className={form.label} htmlFor={`${id}-letter`}>
      {messages.coverLetter}
      <span className={form.optional}> {messages.optional}</span>
    </label>
    {letter !== '' && (
      <p className={form.aside} id={`${id}-letter-hint`}>
        {messages.coverLetterHint}
      </p>
    )}
    <textarea
      className={`${control.field} ${styles.text}`}
      id={`${id}-letter`}
      name="coverLetter"
      rows={8}
      maxLength={LETTER_MAX}
      defaultValue={letter}
      aria-describedby={letter === '' ? undefined : `${id}-letter-hint`}
    />
  </div>
);
