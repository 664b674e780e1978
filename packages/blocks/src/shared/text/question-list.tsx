import type { AnsweredQuestion } from './answered-question.ts';
import { ProseContent } from './prose-content.tsx';
import * as styles from './question-list.styles.ts';

/** Questions that open to their answers, without JavaScript. */
export const QuestionList = ({ questions }: { readonly questions: readonly AnsweredQuestion[] }) =>
  questions.map(({ question, answer }) => (
    <details className={styles.entry} key={question}>
      <summary className={styles.question}>{question}</summary>
      <div className={styles.answer}>
        <ProseContent prose={answer} />
      </div>
    </details>
  ));
