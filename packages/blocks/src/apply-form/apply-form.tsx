import { hrefOf } from '@broadsheet/contract/match-page';
import { formatMessage } from '@broadsheet/messages/format-message';
import type { BlockProps } from '../block-component.ts';
import { ANYWAY } from '../shared/application/application-needs.tsx';
import { CoverLetterField } from '../shared/application/cover-letter-field.tsx';
import * as styles from '../shared/application/question-fields.styles.ts';
import { QuestionFields } from '../shared/application/question-fields.tsx';
import * as form from '../shared/form/form.styles.ts';
import * as control from '../shared/page/control.styles.ts';
import { Section } from '../shared/page/section.tsx';
import { ResumeField } from './resume-field.tsx';
import type { applyForm } from './schema.ts';

type Props = BlockProps<typeof applyForm>;

interface LaterProps {
  readonly from: string;
  readonly messages: Props['messages']['applying'];
}

const Later = ({ from, messages }: LaterProps) => (
  <div className={form.notice}>
    <p>{formatMessage(messages.limitReached, { from })}</p>
    <p>
      <a href={hrefOf('pro-membership')}>{messages.unlimited}</a>
    </p>
  </div>
);

/** With a file the form is sent to another address, which stores the file first. */
const targetOf = (takesResume: boolean) =>
  takesResume
    ? { encType: 'multipart/form-data', action: '/api/job/jobdetail/apply/with-file' }
    : { action: '/api/job/jobdetail/apply' };

export const ApplyForm = ({ id, settings, data, messages }: Props) => {
  const { applying } = messages;
  const takesResume = data.lacks.length > 0;
  return (
    <Section id={id} title={settings.title}>
      {data.from !== null ? (
        <Later from={data.from} messages={applying} />
      ) : (
        <form className={styles.form} method="post" {...targetOf(takesResume)}>
          <input type="hidden" name="jobcode" value={data.jobcode} />
          <input type="hidden" name="next" value={data.next} />
          {takesResume && <ResumeField id={id} messages={messages} />}
          <QuestionFields id={id} questions={data.questions} messages={applying} />
          <CoverLetterField id={id} letter={data.letter} messages={applying} />
          <div className={styles.buttons}>
            <button className={control.primary} type="submit">
              {settings.button}
            </button>
            {takesResume && (
              <button className={control.quiet} type="submit" {...ANYWAY}>
                {applying.applyAnyway}
              </button>
            )}
          </div>
        </form>
      )}
    </Section>
  );
};
