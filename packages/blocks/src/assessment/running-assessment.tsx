import type { BlockProps } from '../block-component.ts';
import * as control from '../parts/control.styles.ts';
import * as styles from './assessment.styles.ts';
import { JobForm } from './job-form.tsx';
import type { assessmentBlock } from './schema.ts';

type Found = NonNullable<BlockProps<typeof assessmentBlock>['data']['assessment']>;
type Question = NonNullable<Found['shown']>;

const QuestionForm = ({ found, question }: { found: Found; question: Question }) => (
  <JobForm act="answer" jobId={found.jobId} next={question.next}>
    <input type="hidden" name="questionId" value={question.id} />
    <fieldset className={styles.questions}>
      <legend className={styles.question}>
        {question.place}. {question.text}
      </legend>
      {question.choices.map((text, index) => (
        <label key={text} className={styles.choice}>
          <input
            className={control.tick}
            type="radio"
            name="choice"
            value={index}
            defaultChecked={question.chosen === index}
            required
          />
          {text}
        </label>
      ))}
    </fieldset>
    <button className={control.primary} type="submit">
      {question.place < found.questions ? 'Keep and go on' : 'Keep'}
    </button>
  </JobForm>
);

const HandIn = ({ found }: { readonly found: Found }) => (
  <JobForm act="complete" jobId={found.jobId} next={found.href}>
    <p>
      You have answered {found.answered} of {found.questions}. Once it is handed in, nothing can be
      changed.
    </p>
    <button className={control.primary} type="submit">
      Hand it in
    </button>
  </JobForm>
);

/** The way to every question, and to the end. */
const Places = ({ found: { marks, href, shown } }: { readonly found: Found }) => (
  <nav aria-label="Questions">
    <ol className={styles.places}>
      {marks.map((isAnswered, index) => {
        const place = index + 1;
        return (
          <li key={place}>
            <a
              href={`${href}&question=${place}`}
              aria-current={shown?.place === place ? 'step' : undefined}
              aria-label={`Question ${place}, ${isAnswered ? 'answered' : 'not answered'}`}
              data-answered={isAnswered ? '' : undefined}
            >
              {place}
            </a>
          </li>
        );
      })}
    </ol>
    <a className={control.textLink} href={`${href}&question=end`}>
      Go to the end
    </a>
  </nav>
);

export const RunningAssessment = ({ found }: { readonly found: Found }) => (
  <>
    {found.shown ? <QuestionForm found={found} question={found.shown} /> : <HandIn found={found} />}
    <Places found={found} />
  </>
);
