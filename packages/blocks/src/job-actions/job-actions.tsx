import { jobForm } from '@broadsheet/contract/job-forms';
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

const Applying = ({ settings, data }: Pick<Props, 'settings' | 'data'>) => {
  if (data.applied !== null)
    return (
      <p className={styles.done} tabIndex={-1} data-job-done="">
        You applied on {data.applied}
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

const formatApplyLabel = ({ applied, asks: hasQuestions }: Props['data']): string => {
  if (applied !== null) return 'See your application';
  return hasQuestions ? 'The employer asks something first' : 'Apply with a cover letter';
};

const ToApplication = ({ data }: Pick<Props, 'data'>) =>
  (data.applied !== null || data.applyUrl === null) && (
    <p>
      <a className={control.textLink} href={data.application}>
        {formatApplyLabel(data)}
      </a>
    </p>
  );

export const JobActions = ({ settings, data }: Props) => (
  <div className={styles.block}>
    <div className={data.floats ? `${styles.bar} ${styles.floating}` : styles.bar}>
      <Applying settings={settings} data={data} />
      <form method="post" action="/api/job/jobdetail/save" {...jobForm('save')}>
        <input type="hidden" name="next" value={data.next} />
        <SaveButton id={data.jobcode} saved={data.saved} className={saveStyles.worded}>
          <span data-when="open">Save</span>
          <span data-when="saved">Saved</span>
        </SaveButton>
      </form>
    </div>
    {data.lacks.length > 0 && (
      <>
        <ApplicationNeeds lacks={data.lacks} joinedBy="or" />
        <form method="post" action="/api/job/jobdetail/apply">
          <input type="hidden" name="jobcode" value={data.jobcode} />
          <input type="hidden" name="next" value={data.next} />
          {APPLY_ANYWAY}
          <button className={control.quiet} type="submit">
            Apply anyway
          </button>
        </form>
      </>
    )}
    {data.notice && <p role={data.notice.isSuccess ? 'status' : 'alert'}>{data.notice.text}</p>}
    <p>Open until {data.closes}</p>
    <ToApplication data={data} />
    {data.applyUrl !== null && data.applied === null && (
      <ApplyForm data={data} text="I have applied there" className={control.quiet} />
    )}
  </div>
);
