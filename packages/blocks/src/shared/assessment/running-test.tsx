import type { TakenTest } from '@broadsheet/contract/entities/assessment';
import { formatMessage } from '@broadsheet/messages/format-message';
import type { Messages } from '@broadsheet/messages/message-areas';
import * as control from '../page/control.styles.ts';
import type { ShownTest } from './shown-test.ts';
import * as styles from './test.styles.ts';
import { TestForm, type TestFormTarget } from './test-form.tsx';
import { endOf, questionHref } from './test-hrefs.ts';

type Found = Pick<TakenTest, 'questions' | 'answered'> & ShownTest;
type Question = NonNullable<ShownTest['shown']>;

interface WithMessages {
  readonly messages: Messages['test'];
}

interface RunningTestProps extends WithMessages {
  readonly found: Found;
  /** The calls that save an answer and submit the test. */
  readonly answer: TestFormTarget;
  readonly complete: TestFormTarget;
}
interface QuestionFormProps extends Pick<RunningTestProps, 'found' | 'answer' | 'messages'> {
  readonly question: Question;
}

const QuestionForm = ({ found, answer, question, messages }: QuestionFormProps) => (
  <TestForm {...answer} next={question.next}>
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
      {question.place < found.questions ? messages.saveAndNext : messages.saveAnswer}
    </button>
  </TestForm>
);

const HandIn = ({ found, complete, messages }: Omit<RunningTestProps, 'answer'>) => (
  <TestForm {...complete} next={found.href}>
    <p>
      {formatMessage(messages.answered, {
        answered: found.answered,
        questions: found.questions,
      })}
    </p>
    <button className={control.primary} type="submit">
      {messages.submit}
    </button>
  </TestForm>
);

/** Links to every question and to the end. */
const QuestionLinks = ({ found, messages }: WithMessages & { readonly found: Found }) => (
  <nav aria-label={messages.questions}>
    <ol className={styles.questionLinks}>
      {found.marks.map((isAnswered, index) => {
        const position = index + 1;
        return (
          <li key={position}>
            <a
              href={questionHref(found, position)}
              aria-current={found.shown?.place === position ? 'step' : undefined}
              aria-label={formatMessage(messages.question, {
                number: position,
                state: isAnswered ? 'answered' : 'open',
              })}
              data-answered={isAnswered ? '' : undefined}
            >
              {position}
            </a>
          </li>
        );
      })}
    </ol>
    {found.shown && (
      <a className={control.textLink} href={endOf(found)}>
        {messages.goToEnd}
      </a>
    )}
  </nav>
);

/** A running test: one question at a time, by plain forms. */
export const RunningTest = ({ found, answer, complete, messages }: RunningTestProps) => (
  <>
    {found.shown ? (
      <QuestionForm found={found} answer={answer} question={found.shown} messages={messages} />
    ) : (
      <HandIn found={found} complete={complete} messages={messages} />
    )}
    <QuestionLinks found={found} messages={messages} />
  </>
);
