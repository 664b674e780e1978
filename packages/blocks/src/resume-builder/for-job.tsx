import { bffPathOf } from '@broadsheet/contract/call';
import { createResume } from '@broadsheet/contract/calls/resume-document';
import { formatMessage } from '@broadsheet/messages/format-message';
import type { Messages } from '@broadsheet/messages/message-areas';
import type Type from 'typebox';
import * as form from '../shared/form/form.styles.ts';
import * as callOut from '../shared/page/call-out.styles.ts';
import * as control from '../shared/page/control.styles.ts';
import { NameField } from './name-field.tsx';
import * as styles from './resume-builder.styles.ts';
import type { resumeBuilder } from './schema.ts';

type Own = NonNullable<Type.Static<typeof resumeBuilder.data>['own']>;
interface ForJobProps {
  /** The block id, which prefixes the ids of the fields. */
  readonly id: string;
  readonly own: Own;
  readonly job: NonNullable<Own['job']>;
  readonly messages: Messages['resume-builder'];
}

const CreateForm = ({ id, own, job, messages }: ForJobProps) =>
  own.resumes.length >= own.limit ? (
    <p className={form.aside}>{formatMessage(messages.limitReached, { limit: own.limit })}</p>
  ) : (
    <form className={form.form} method="post" action={bffPathOf(createResume)}>
      <input type="hidden" name="job" value={job.jobcode} />
      <input type="hidden" name="copyOf" value={own.number} />
      <NameField
        id={`${id}-for-job`}
        label={messages.newName}
        placeholder={messages.namePlaceholder}
        name={job.name}
      />
      <button className={control.primary} type="submit">
        {messages.createForJob}
      </button>
    </form>
  );

/** What this resume becomes for a job, before it is created; nothing is saved until then. */
export const ForJob = (props: ForJobProps) => {
  const { job } = props;
  return (
    <aside className={callOut.box}>
      <div>
        <h3 className={form.label}>{job.title}</h3>
        <p>{job.text}</p>
        {job.changes.length > 0 && (
          <ul className={styles.gives}>
            {job.changes.map((change) => (
              <li key={change}>{change}</li>
            ))}
          </ul>
        )}
        {!job.isOrdered && <CreateForm {...props} />}
        <a className={control.textLink} href={job.href}>
          {props.messages.backToJob}
        </a>
      </div>
    </aside>
  );
};
