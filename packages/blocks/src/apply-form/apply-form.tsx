import { hrefOf } from '@broadsheet/contract/match-page';
import { formatMessage } from '@broadsheet/messages/format-message';
import type { BlockProps } from '../block-component.ts';
import { APPLY_ANYWAY, ApplicationNeeds } from '../shared/application/application-needs.tsx';
import { CoverLetterField } from '../shared/application/cover-letter-field.tsx';
import * as styles from '../shared/application/question-fields.styles.ts';
import { QuestionFields } from '../shared/application/question-fields.tsx';
import * as form from '../shared/form/form.styles.ts';
import * as control from '../shared/page/control.styles.ts';
import { Section } from '../shared/page/section.tsx';
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

export const ApplyForm = ({ id, settings, data, messages: { applying } }: Props) => (
  <Section id={id} title={settings.title}>
    {data.from !== null ? (
      <Later from={data.from} messages={applying} />
    ) : (
      <form className={styles.form} method="post" action="/api/job/jobdetail/apply">
        <input type="hidden" name="jobcode" value={data.jobcode} />
        <input type="hidden" name="next" value={data.next} />
        {data.lacks.length > 0 && (
          <>
            <ApplicationNeeds lacks={data.lacks} messages={applying} />
            {APPLY_ANYWAY}
          </>
        )}
        <QuestionFields id={id} questions={data.questions} messages={applying} />
        <CoverLetterField id={id} letter={data.letter} messages={applying} />
        <button className={control.primary} type="submit">
          {data.lacks.length > 0 ? applying.applyAnyway : settings.button}
        </button>
      </form>
    )}
  </Section>
);
