import type { Messages } from '@broadsheet/messages/message-areas';
import { CoverLetterField } from '../shared/application/cover-letter-field.tsx';
import { QuestionFields } from '../shared/application/question-fields.tsx';
import * as control from '../shared/page/control.styles.ts';
import * as styles from './applied-job.styles.ts';
import type { Sent } from './schema.ts';

type Props = NonNullable<Sent['lacking']> & {
  readonly id: string;
  readonly jobcode: string;
  readonly next: string;
  readonly messages: Pick<Messages, 'applications' | 'applying'>;
};

/** The questions and the letter that the application lacks. They can be added once. */
export const Lacking = ({
  id,
  questions,
  letter,
  jobcode,
  next,
  messages: { applications, applying },
}: Props) => (
  <details>
    <summary className={styles.summary}>{applications.addMore}</summary>
    <form className={styles.form} method="post" action="/api/job/jobdetail/apply-additional-info">
      <input type="hidden" name="jobcode" value={jobcode} />
      <input type="hidden" name="next" value={next} />
      <QuestionFields id={id} questions={questions} messages={applying} />
      {letter && <CoverLetterField id={id} letter="" messages={applying} />}
      <p className={styles.line}>{applications.addMoreHint}</p>
      <button className={control.quiet} type="submit">
        {applications.sendMore}
      </button>
    </form>
  </details>
);
