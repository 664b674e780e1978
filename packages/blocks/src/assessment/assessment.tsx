import { bffPathOf, type CallDefinition } from '@broadsheet/contract/call';
import {
  answerAssessment,
  completeAssessment,
  startAssessment,
} from '@broadsheet/contract/calls/assessments';
import { formatInstant } from '@broadsheet/contract/format-instant';
import { formatMessage } from '@broadsheet/messages/format-message';
import type { BlockProps } from '../block-component.ts';
import { RunningTest } from '../shared/assessment/running-test.tsx';
import * as styles from '../shared/assessment/test.styles.ts';
import { TestForm, type TestFormTarget } from '../shared/assessment/test-form.tsx';
import * as notice from '../shared/form/form.styles.ts';
import * as control from '../shared/page/control.styles.ts';
import { Section } from '../shared/page/section.tsx';
import type { assessmentBlock } from './schema.ts';

type Props = BlockProps<typeof assessmentBlock>;
type Found = NonNullable<Props['data']['assessment']>;

const Timestamp = ({ at }: { readonly at: string }) => (
  <time dateTime={at}>{formatInstant(at)}</time>
);

const target = (call: CallDefinition, { jobId }: Found): TestFormTarget => ({
  action: bffPathOf(call),
  fields: { jobcode: jobId },
});

interface WithMessages {
  readonly messages: Props['messages']['assessments'];
}

const Waiting = ({ found, messages }: WithMessages & { readonly found: Found }) => (
  <TestForm {...target(startAssessment, found)} next={found.href}>
    <ul className={styles.facts}>
      <li>
        {formatMessage(messages.length, { questions: found.questions, minutes: found.minutes })}{' '}
        {messages.clock}
      </li>
      <li>{messages.once}</li>
      <li>{formatMessage(messages.passMark, { percent: found.passMark })}</li>
      <li>
        {messages.startBy} <Timestamp at={found.deadline} />.
      </li>
    </ul>
    <button className={control.primary} type="submit">
      {messages.start}
    </button>
  </TestForm>
);

const Result = ({
  found: { result, answered, questions },
  messages,
}: WithMessages & { readonly found: Found }) =>
  result && (
    <>
      <p className={styles.result}>
        {formatMessage(result.passed ? messages.passed : messages.notPassed, {
          percent: result.percent,
        })}
      </p>
      <p>{formatMessage(messages.answered, { answered, questions })}</p>
    </>
  );

const Step = ({ found, messages }: Pick<Props, 'messages'> & { readonly found: Found }) => {
  const { assessments, test } = messages;
  if (found.state === 'waiting') return <Waiting found={found} messages={assessments} />;
  if (found.state === 'running')
    return (
      <RunningTest
        found={found}
        answer={target(answerAssessment, found)}
        complete={target(completeAssessment, found)}
        messages={test}
      />
    );
  if (found.state === 'done') return <Result found={found} messages={assessments} />;
  if (found.state === 'ended') return <p>{assessments.ended}</p>;
  return (
    <p>
      {assessments.missed} <Timestamp at={found.deadline} />.
    </p>
  );
};

const noteOf = (
  { state, endsAt }: Found,
  messages: WithMessages['messages'],
): string | undefined =>
  state === 'running' && endsAt !== null
    ? formatMessage(messages.endsAt, { end: formatInstant(endsAt) })
    : undefined;

const Back = ({ messages }: WithMessages) => (
  <a className={control.textLink} href="/pendingassessments">
    {messages.all}
  </a>
);

export const Assessment = ({ id, data: { assessment: found, failed }, messages }: Props) => {
  const { assessments } = messages;
  if (!found)
    return (
      <Section id={id} title={assessments.notFoundTitle}>
        <p>{assessments.notFound}</p>
        <Back messages={assessments} />
      </Section>
    );
  const note = noteOf(found, assessments);
  return (
    <Section id={id} title={found.title} {...(note === undefined ? {} : { note })}>
      <div className={styles.section}>
        {failed !== null && (
          <p className={`${notice.notice} ${notice.alarm}`} role="alert">
            {failed}
          </p>
        )}
        <p>
          {assessments.forJob}{' '}
          <a href={found.jobHref}>
            {found.jobTitle}, {found.companyName}
          </a>
        </p>
        <Step found={found} messages={messages} />
        <Back messages={assessments} />
      </div>
    </Section>
  );
};
