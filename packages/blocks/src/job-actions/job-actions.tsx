import { jobForm } from '@broadsheet/contract/job-forms';
import { formatMessage } from '@broadsheet/messages/format-message';
import type { BlockProps } from '../block-component.ts';
import { APPLY_ANYWAY, ApplicationNeeds } from '../shared/application/application-needs.tsx';
import * as saveStyles from '../shared/job/save-button.styles.ts';
import { SaveButton } from '../shared/job/save-button.tsx';
import * as control from '../shared/page/control.styles.ts';
import * as styles from './job-actions.styles.ts';
import type { jobActions } from './schema.ts';

type Props = BlockProps<typeof jobActions>;

const ApplyForm = ({
  data,
  text,
  className,
}: {
  data: Props['data'];
  text: string;
  className: string;
}) => (
  <form method="post" action="/api/job/jobdetail/apply" {...jobForm('apply')}>
    <input type="hidden" name="jobcode" value={data.jobcode} />
    <input type="hidden" name="next" value={data.next} />
    <button className={className} type="submit">
      {text}
    </button>
  </form>
);

const Applying = ({ settings, data, messages }: Pick<Props, 'settings' | 'data' | 'messages'>) => {
  if (data.applied !== null)
    return (
      <p className={styles.done} tabIndex={-1} data-job-done="">
        {formatMessage(messages.job.appliedOn, { day: data.applied })}
      </p>
    );
  if (data.asks)
    return (
      <a className={control.primary} href={data.application}>
        {settings.applyText}
      </a>
    );
  if (data.applyUrl === null)
    return <ApplyForm data={data} text={settings.applyText} className={control.primary} />;
  return (
    <a className={control.primary} href={data.applyUrl} rel="nofollow noopener">
      {settings.employerText}
    </a>
  );
};

const selectApplyLabel = (
  { applied, asks: hasQuestions }: Props['data'],
  { job }: Props['messages'],
): string => {
  if (applied !== null) return job.viewApplication;
  return hasQuestions ? job.answerToApply : job.addCoverLetter;
};

const ToApplication = ({ data, messages }: Pick<Props, 'data' | 'messages'>) =>
  (data.applied !== null || data.applyUrl === null) && (
    <p>
      <a className={control.textLink} href={data.application}>
        {selectApplyLabel(data, messages)}
      </a>
    </p>
  );

export const JobActions = ({ settings, data, messages }: Props) => (
  <div className={styles.block}>
    <div className={data.floats ? `${styles.bar} ${styles.floating}` : styles.bar}>
      <Applying settings={settings} data={data} messages={messages} />
      <form method="post" action="/api/job/jobdetail/save" {...jobForm('save')}>
        <input type="hidden" name="next" value={data.next} />
        <SaveButton id={data.jobcode} saved={data.saved} className={saveStyles.worded}>
          <span data-when="open">{messages.job.save}</span>
          <span data-when="saved">{messages.job.saved}</span>
        </SaveButton>
      </form>
    </div>
    {data.lacks.length > 0 && (
      <>
        <ApplicationNeeds href={data.application} messages={messages.applying} />
        <form method="post" action="/api/job/jobdetail/apply">
          <input type="hidden" name="jobcode" value={data.jobcode} />
          <input type="hidden" name="next" value={data.next} />
          {APPLY_ANYWAY}
          <button className={control.quiet} type="submit">
            {messages.applying.applyAnyway}
          </button>
        </form>
      </>
    )}
    {data.notice && <p role={data.notice.isSuccess ? 'status' : 'alert'}>{data.notice.text}</p>}
    <p>{formatMessage(messages.job.applyBy, { day: data.closes })}</p>
    <ToApplication data={data} messages={messages} />
    {data.applyUrl !== null && data.applied === null && (
      <ApplyForm data={data} text={messages.job.markApplied} className={control.quiet} />
    )}
  </div>
);
