import { callService } from '@broadsheet/browser-calls/call-service';
import { bffPathOf, type CallDefinition } from '@broadsheet/contract/call';
import { answerQuiz, completeQuiz, startQuiz } from '@broadsheet/contract/calls/competition';
import { formatInstant } from '@broadsheet/contract/format-instant';
import { formatMessage } from '@broadsheet/messages/format-message';
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
  device: 'desktopOnly',
  entry: 'notRegistered',
  none: 'none',
} as const;

type StepProps = Pick<Props, 'messages'> & { readonly quiz: Quiz };

const Waiting = ({ quiz, messages: { quiz: messages } }: StepProps) => (
  <TestForm {...target(startQuiz, quiz)} next={quiz.href}>
    <div className={prose.prose}>
      <ul>
        <li>{formatMessage(messages.length, quiz)}</li>
        <li>{messages.once}</li>
        <li>{messages.saves}</li>
        <li>
          {formatMessage(messages.window, {
            opens: formatInstant(quiz.opens),
            deadline: formatInstant(quiz.deadline),
          })}
        </li>
      </ul>
    </div>
    {quiz.isOpen && (
      <button className={control.primary} type="submit">
        {messages.start}
      </button>
    )}
  </TestForm>
);

/** Saves a choice at once. The form saves it again when it is submitted. */
const saveChoice = ({ competitionId, shown }: Quiz, { target: chosen }: ChangeEvent<unknown>) => {
  if (!shown || !(chosen instanceof HTMLInputElement) || chosen.name !== 'choice') return;
  const body = { competitionId, questionId: shown.id, choice: Number(chosen.value) };
  void callService(answerQuiz, { body }, { page: window.location.search });
};

const Running = ({ quiz, messages }: StepProps) => (
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

const Step = ({ quiz, messages }: StepProps) => {
  if (quiz.state === 'waiting') return <Waiting quiz={quiz} messages={messages} />;
  if (quiz.state === 'running') return <Running quiz={quiz} messages={messages} />;
  if (quiz.state === 'missed') return <p>{messages.quiz.missed}</p>;
  return (
    <p className={styles.result}>
      {formatMessage(messages.quiz.submitted, {
        answered: quiz.answered,
        questions: quiz.questions,
        date: formatInstant(quiz.deadline),
      })}
    </p>
  );
};

const loadAgain = () => window.location.replace('/epoch/round-one');

export const CompetitionQuiz = ({ id, data: { quiz, why, failed }, messages }: Props) => (
  <Section id={id} title={quiz?.title ?? messages.quiz.title}>
    <div className={styles.section}>
      {failed !== null && (
        <p className={`${form.notice} ${form.alarm}`} role="alert">
          {failed}
        </p>
      )}
      {quiz?.state === 'running' && quiz.endsAt !== null && (
        <p>
          <strong>
            {messages.quiz.timeLeft} <QuizClock leftMs={quiz.leftMs} onOver={loadAgain} />
          </strong>
          , {formatMessage(messages.quiz.endsAt, { date: formatInstant(quiz.endsAt) })}
        </p>
      )}
      {quiz ? <Step quiz={quiz} messages={messages} /> : <p>{messages.quiz[WHY[why ?? 'none']]}</p>}
      <a className={control.textLink} href="/epoch/entry">
        {why === 'entry' ? messages.quiz.register : messages.quiz.entry}
      </a>
    </div>
  </Section>
);
