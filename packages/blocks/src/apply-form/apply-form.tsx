import { hrefOf } from '@broadsheet/contract/match-page';
import type { BlockProps } from '../block-component.ts';
import { APPLY_ANYWAY, ApplicationNeeds } from '../shared/application/application-needs.tsx';
import { CoverLetterField } from '../shared/application/cover-letter-field.tsx';
import * as styles from '../shared/application/question-fields.styles.ts';
import { QuestionFields } from '../shared/application/question-fields.tsx';
import * as form from '../shared/form/form.styles.ts';
import * as control from '../shared/page/control.styles.ts';
import { Section } from '../shared/page/section.tsx';
import type { applyForm } from './schema.ts';

const Later = ({ from }: { readonly from: string }) => (
  <div className={form.notice}>
    <p>
      You have applied for as many jobs as a basic member may in 30 days. You can go on from {from}.
    </p>
    <p>
      <a href={hrefOf('pro-membership')}>Pro members apply without a limit</a>
    </p>
  </div>
);

export const ApplyForm = ({ id, settings, data }: BlockProps<typeof applyForm>) => (
  <Section id={id} title={settings.title}>
    {data.from !== null ? (
      <Later from={data.from} />
    ) : (
      <form className={styles.form} method="post" action="/api/job/jobdetail/apply">
        <input type="hidden" name="jobcode" value={data.jobcode} />
        <input type="hidden" name="next" value={data.next} />
        {data.lacks.length > 0 && (
          <>
            <ApplicationNeeds lacks={data.lacks} />
            {APPLY_ANYWAY}
          </>
        )}
        <QuestionFields id={id} questions={data.questions} />
        <CoverLetterField id={id} letter={data.letter} />
        <button className={control.primary} type="submit">
          {data.lacks.length > 0 ? 'Apply anyway' : settings.button}
        </button>
      </form>
    )}
  </Section>
);
