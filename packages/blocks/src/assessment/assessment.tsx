import { bffPathOf, type CallDefinition } from '@broadsheet/contract/call';
import {
  answerAssessment,
  completeAssessment,
  startAssessment,
} from '@broadsheet/contract/calls/assessments';
import { formatInstant } from '@broadsheet/contract/format-instant';
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

const Waiting = ({ found }: { readonly found: Found }) => (
  <TestForm {...target(startAssessment, found)} next={found.href}>
    <ul className={styles.facts}>
      <li>
        {found.questions} questions in {found.minutes} minutes. The time runs from the moment you
        begin, and cannot be stopped.
      </li>
      <li>
        You can take it once. Answers are kept as you give them, and can be changed till the end.
      </li>
      <li>{found.passMark} % of right answers pass.</li>
      <li>
        Begin by <Timestamp at={found.deadline} />.
      </li>
    </ul>
    <button className={control.primary} type="submit">
      Begin
    </button>
  </TestForm>
);

const Result = ({ found: { result, answered, questions } }: { readonly found: Found }) =>
  result && (
    <>
      <p className={styles.result}>
        {result.passed ? 'You have passed' : 'You have not passed'}: {result.percent} % right.
      </p>
      <p>
        You answered {answered} of {questions} questions.
      </p>
    </>
  );

const Step = ({ found }: { readonly found: Found }) => {
  if (found.state === 'waiting') return <Waiting found={found} />;
  if (found.state === 'running')
    return (
      <RunningTest
        found={found}
        answer={target(answerAssessment, found)}
        complete={target(completeAssessment, found)}
      />
    );
  if (found.state === 'done') return <Result found={found} />;
  if (found.state === 'ended')
    return <p>The employer has decided without this assessment. There is nothing to do.</p>;
  return (
    <p>
      This assessment was to be begun by <Timestamp at={found.deadline} />. Its time is over.
    </p>
  );
};

const noteOf = ({ state, endsAt }: Found): string | undefined =>
  state === 'running' && endsAt !== null
    ? `Your time runs till ${formatInstant(endsAt)}`
    : undefined;

const Back = () => (
  <a className={control.textLink} href="/pendingassessments">
    All assessments
  </a>
);

export const Assessment = ({ id, data: { assessment: found, failed } }: Props) => {
  if (!found)
    return (
      <Section id={id} title="No such assessment">
        <p>There is no such assessment for you. One waits only after you have applied.</p>
        <Back />
      </Section>
    );
  const note = noteOf(found);
  return (
    <Section id={id} title={found.title} {...(note === undefined ? {} : { note })}>
      <div className={styles.section}>
        {failed !== null && (
          <p className={`${notice.notice} ${notice.alarm}`} role="alert">
            {failed}
          </p>
        )}
        <p>
          For{' '}
          <a href={found.jobHref}>
            {found.jobTitle}, {found.companyName}
          </a>
        </p>
        <Step found={found} />
        <Back />
      </div>
    </Section>
  );
};
