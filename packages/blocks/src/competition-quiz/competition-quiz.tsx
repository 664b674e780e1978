import { callService } from '@broadsheet/browser-calls/call-service';
import { bffPathOf, type CallDefinition } from '@broadsheet/contract/call';
import { answerQuiz, completeQuiz, startQuiz } from '@broadsheet/contract/calls/competition';
import { formatInstant } from '@broadsheet/contract/format-instant';
import type { ChangeEvent } from 'react';
import type { BlockProps } from '../block-component.ts';
import { RunningTest } from '../shared/assessment/running-test.tsx';
import * as styles from '../shared/assessment/test.styles.ts';
import { TestForm, type TestFormTarget } from '../shared/assessment/test-form.tsx';
import * as form from '../shared/form/form.styles.ts';
import * as control from '../shared/page/control.styles.ts';
import { Section } from '../shared/page/section.tsx';
import * as prose from '../shared/text/prose-content.styles.ts';
import { QuizClock } from './quiz-clock.tsx';
import type { competitionQuiz } from './schema.ts';

type Props = BlockProps<typeof competitionQuiz>;
type Quiz = NonNullable<Props['data']['quiz']>;

const target = (call: CallDefinition, { competitionId }: Quiz): TestFormTarget => ({
  action: bffPathOf(call),
  fields: { competitionId },
});

const WHY = {
  device: 'The quiz is taken on a laptop or desktop. Please come back on one: your entry is kept.',
  entry: 'The quiz is for those who have registered.',
  none: 'No quiz is announced now.',
} as const;

const Waiting = ({ quiz }: { readonly quiz: Quiz }) => (
  <TestForm {...target(startQuiz, quiz)} next={quiz.href}>
    <div className={prose.prose}>
      <ul>
        <li>
          {quiz.questions} questions in {quiz.minutes} minutes. The time runs from the moment you
          begin, by our clock, and cannot be stopped.
        </li>
        <li>You can take it once. Wrong answers cost no marks.</li>
        <li>Answers are kept as you choose them: a page that is loaded again loses nothing.</li>
        <li>
          Open from {formatInstant(quiz.opens)} to {formatInstant(quiz.deadline)}. Then the time is
          over for everybody, however late they began.
        </li>
      </ul>
    </div>
    {quiz.isOpen && (
      <button className={control.primary} type="submit">
        Begin the quiz
      </button>
    )}
  </TestForm>
);

/** Keeps a choice as soon as it is made; the form keeps it once more. */
const saveChoice = ({ competitionId, shown }: Quiz, { target: chosen }: ChangeEvent<unknown>) => {
  if (!shown || !(chosen instanceof HTMLInputElement) || chosen.name !== 'choice') return;
  const body = { competitionId, questionId: shown.id, choice: Number(chosen.value) };
  void callService(answerQuiz, { body }, { page: window.location.search });
};

const Running = ({ quiz, messages }: Pick<Props, 'messages'> & { readonly quiz: Quiz }) => (
  <div
    className={styles.section}
    onChange={(event: ChangeEvent<unknown>) => saveChoice(quiz, event)}
  >
    <RunningTest
      found={quiz}
      answer={target(answerQuiz, quiz)}
      complete={target(completeQuiz, quiz)}
      messages={messages.test}
    />
  </div>
);

const Step = ({ quiz, messages }: Pick<Props, 'messages'> & { readonly quiz: Quiz }) => {
  if (quiz.state === 'waiting') return <Waiting quiz={quiz} />;
  if (quiz.state === 'running') return <Running quiz={quiz} messages={messages} />;
  if (quiz.state === 'missed') return <p>Round one is over, and you have not taken the quiz.</p>;
  return (
    <p className={styles.result}>
      Your quiz is handed in: you answered {quiz.answered} of {quiz.questions} questions. Results
      come after {formatInstant(quiz.deadline)}.
    </p>
  );
};

const loadAgain = () => window.location.replace('/epoch/round-one');

export const CompetitionQuiz = ({ id, data: { quiz, why, failed }, messages }: Props) => (
  <Section id={id} title={quiz?.title ?? 'The quiz'}>
    <div className={styles.section}>
      {failed !== null && (
        <p className={`${form.notice} ${form.alarm}`} role="alert">
          {failed}
        </p>
      )}
      {quiz?.state === 'running' && quiz.endsAt !== null && (
        <p>
          <strong>
            Time left: <QuizClock leftMs={quiz.leftMs} onOver={loadAgain} />
          </strong>
          , till {formatInstant(quiz.endsAt)}
        </p>
      )}
      {quiz ? <Step quiz={quiz} messages={messages} /> : <p>{WHY[why ?? 'none']}</p>}
      <a className={control.textLink} href="/epoch/entry">
        {why === 'entry' ? 'Register' : 'Your entry'}
      </a>
    </div>
  </Section>
);
