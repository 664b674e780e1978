import { SURVEY_TEXT_MAX, type SurveyQuestion } from '@broadsheet/contract/entities/survey';
import * as control from '../shared/page/control.styles.ts';
import * as styles from './survey.styles.ts';

const ROWS = 3;

interface Choice {
  readonly value: string;
  readonly label: string;
}

const choicesOf = (question: Exclude<SurveyQuestion, { kind: 'text' }>): readonly Choice[] => {
  if (question.kind === 'choice') return question.choices.map((label) => ({ value: label, label }));
  const { from, to } = question;
  return Array.from({ length: to - from + 1 }, (_, index) => {
    const value = String(from + index);
    return { value, label: value };
  });
};

/** The answers to a question. */
export const SurveyAnswers = ({ question }: { readonly question: SurveyQuestion }) => {
  if (question.kind === 'text')
    return (
      <textarea
        className={`${control.field} ${styles.text}`}
        name="answer"
        rows={ROWS}
        maxLength={SURVEY_TEXT_MAX}
        aria-label={question.question}
      />
    );
  return (
    <div className={question.kind === 'scale' ? styles.scale : styles.choices}>
      {question.kind === 'scale' && <span className={styles.end}>{question.low}</span>}
      {choicesOf(question).map(({ value, label }) => (
        <label key={value} className={styles.choice}>
          <input className={control.tick} type="radio" name="answer" value={value} />
          {label}
        </label>
      ))}
      {question.kind === 'scale' && <span className={styles.end}>{question.high}</span>}
    </div>
  );
};
