import type { BlockProps } from '../block-component.ts';
import { ApplicationSteps } from '../shared/application/application-steps.tsx';
import * as form from '../shared/form/form.styles.ts';
import * as control from '../shared/page/control.styles.ts';
import { NotFoundSection } from '../shared/page/not-found-section.tsx';
import * as styles from './applied-job.styles.ts';
import { FollowUp } from './follow-up.tsx';
import { Lacking } from './lacking.tsx';
import type { appliedJob, Sent } from './schema.ts';
import { Withdraw } from './withdraw.tsx';

type Props = BlockProps<typeof appliedJob>;

const SentAnswers = ({ sent, letter }: { readonly sent: Sent; readonly letter: string }) => (
  <>
    {sent.answers.length > 0 && (
      <dl className={styles.answers}>
        {sent.answers.map(({ question, answer }) => (
          <div key={question}>
            <dt>{question}</dt>
            <dd>{answer}</dd>
          </div>
        ))}
      </dl>
    )}
    {sent.coverLetter !== null && (
      <details>
        <summary className={styles.summary}>{letter}</summary>
        <p className={styles.letter}>{sent.coverLetter}</p>
      </details>
    )}
  </>
);

const Test = ({ text, way }: NonNullable<Sent['test']>) => (
  <div className={way ? form.notice : styles.line}>
    <p>{text}</p>
    {way && (
      <a className={control.quiet} href={way.href}>
        {way.label}
      </a>
    )}
  </div>
);

export const AppliedJob = ({ id, settings, data, messages }: Props) => {
  const { applications } = messages;
  if (!data.found)
    return (
      <NotFoundSection
        id={id}
        text={applications.notFound}
        categories={data.categories}
        messages={messages}
      />
    );
  const { job, notice, sent, note, jobcode, next } = data;
  return (
    <section className={styles.block} aria-labelledby={`${id}-title`}>
      {notice && (
        <p
          className={notice.isSuccess ? form.notice : `${form.notice} ${form.alarm}`}
          role={notice.isSuccess ? 'status' : 'alert'}
        >
          {notice.text}
        </p>
      )}
      <div>
        <h2 id={`${id}-title`}>
          <a className={styles.job} href={job.href}>
            {job.title}
          </a>
        </h2>
        <p className={styles.line}>{job.line}</p>
      </div>
      {note !== null && <p>{note}</p>}
      {sent && (
        <>
          <ApplicationSteps steps={sent.steps} messages={applications} />
          {sent.atEmployer && <p>{applications.atCompanySite}</p>}
          {sent.test && <Test {...sent.test} />}
          <SentAnswers sent={sent} letter={applications.letterSent} />
          {sent.lacking && (
            <Lacking id={id} {...sent.lacking} jobcode={jobcode} next={next} messages={messages} />
          )}
          <FollowUp
            {...sent.followUp}
            text={settings.followUpText}
            jobcode={jobcode}
            next={next}
            messages={applications}
          />
          {sent.mayWithdraw && <Withdraw jobcode={jobcode} next={next} messages={applications} />}
        </>
      )}
    </section>
  );
};
