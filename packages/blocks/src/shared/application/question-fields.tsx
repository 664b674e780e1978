import type { JobQuestion } from '@broadsheet/contract/entities/job-question';
import { answerName } from '@broadsheet/contract/job-answers';
import type { Messages } from '@broadsheet/messages/message-areas';
import * as form from '../form/form.styles.ts';
import * as control from '../page/control.styles.ts';
import * as styles from './question-fields.styles.ts';

interface QuestionProps {
  /** Prefix of the field ids. */
  readonly id: string;
  readonly question: JobQuestion;
  readonly messages: Messages['applying'];
}

const TEXT_MAX = 1_000;

const QuestionText = ({ question, messages }: Omit<QuestionProps, 'id'>) => (
  <>
    {question.text}
    {!question.required && <span className={form.optional}> {messages.optional}</span>}
  </>
);

/** The values that are sent, each with its label. */
const choicesOf = (
  { kind, choices }: JobQuestion,
  { yes, no }: Messages['applying'],
): readonly { readonly value: string; readonly label: string }[] =>
  kind === 'yesno'
    ? [
        { value: 'Yes', label: yes },
        { value: 'No', label: no },
      ]
    : choices.map((choice) => ({ value: choice, label: choice }));

const Choices = ({ question, messages }: QuestionProps) => (
  <fieldset className={styles.choices}>
    <legend className={form.label}>
      <QuestionText question={question} messages={messages} />
    </legend>
    {choicesOf(question, messages).map(({ value, label }) => (
      <label key={value}>
        <input
          className={control.tick}
          type="radio"
          name={answerName(question)}
          value={value}
          required={question.required}
        />
        {label}
      </label>
    ))}
  </fieldset>
);

const Written = ({ id, question, messages }: QuestionProps) => {
  const name = answerName(question);
  const field = { id: `${id}-${name}`, name, required: question.required };
  return (
    <div className={form.field}>
      <label className={form.label} htmlFor={field.id}>
        <QuestionText question={question} messages={messages} />
      </label>
      {question.kind === 'number' ? (
        <input
          {...field}
          className={control.field}
          inputMode="decimal"
          maxLength={20}
          pattern="-?[0-9][0-9,]*([.][0-9]+)?"
          title={messages.numberHint}
        />
      ) : (
        <textarea
          {...field}
          className={`${control.field} ${styles.text}`}
          rows={3}
          maxLength={TEXT_MAX}
        />
      )}
    </div>
  );
};

/** The employer's questions as fields of a plain form. */
export const QuestionFields = ({
  id,
  questions,
  messages,
}: Pick<QuestionProps, 'id' | 'messages'> & { readonly questions: readonly JobQuestion[] }) =>
  questions.map((question) =>
    question.kind === 'yesno' || question.kind === 'choice' ? (
      <Choices key={question.position} id={id} question={question} messages={messages} />
    ) : (
      <Written key={question.position} id={id} question={question} messages={messages} />
    ),
  );
