import { CoverLetterField } from '../shared/application/cover-letter-field.tsx';
import { QuestionFields } from '../shared/application/question-fields.tsx';
import * as control from '../shared/page/control.styles.ts';
import * as styles from './applied-job.styles.ts';
import type { Sent } from './schema.ts';

type Props = NonNullable<Sent['lacking']> & {
  readonly id: string;
  readonly jobcode: string;
  readonly next: string;
};

/** What was left open, to be added once. */
export const Lacking = ({ id, questions, letter, jobcode, next }: Props) => (
  <details>
    <summary className={styles.summary}>Add to your application</summary>
    <form className={styles.form} method="post" action="/api/job/jobdetail/apply-additional-info">
      <input type="hidden" name="jobcode" value={jobcode} />
      <input type="hidden" name="next" value={next} />
      <QuestionFields id={id} questions={questions} />
      {letter && <CoverLetterField id={id} letter="" />}
      <p className={styles.line}>What you send stands with your application, and stays as it is.</p>
      <button className={control.quiet} type="submit">
        Send this too
      </button>
    </form>
  </details>
);
