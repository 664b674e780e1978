import type { BlockProps } from '../block-component.ts';
import { Facts } from '../parts/profile/facts.tsx';
import { ProfileSection } from '../parts/profile/profile-section.tsx';
import { formatNotice } from '../parts/profile/profile-words.ts';
import { StepEditor } from '../parts/profile/step-editor.tsx';
import { useSaved } from '../parts/profile/use-saved.ts';
import { useTold } from '../parts/profile/use-told.ts';
import { additionalPlan } from '../parts/profile-forms/additional-plan.ts';
import { additionalValues } from '../parts/profile-forms/profile-values.ts';
import { additionalTold } from './additional-told.ts';
import type { profileAdditional } from './schema.ts';

const PLAN = additionalPlan();

const withNote = (pay: string | null, note: string | false): string | null =>
  pay && note ? `${pay} (${note})` : pay;

export const ProfileAdditional = ({ id, data, dispatch }: BlockProps<typeof profileAdditional>) => {
  const { ai } = useTold(data.told, additionalTold);
  const saved = useSaved();
  return (
    <ProfileSection id={id} place="additional" title="Pay and notice" saved={saved}>
      <Facts
        facts={[
          {
            label: 'Earns now',
            value: withNote(ai.currentSalary, ai.confidential && 'not shown to employers'),
          },
          {
            label: 'Would like to earn',
            value: withNote(ai.expectedSalary, ai.negotiable && 'open to talk about it'),
          },
          { label: 'Notice period', value: formatNotice(ai.noticePeriod) },
        ]}
      />
      <StepEditor
        about="pay and notice"
        plan={PLAN}
        values={additionalValues({ ai })}
        given={{ step: 'addAdditionalDetails' }}
        saved={saved}
        dispatch={dispatch}
      />
    </ProfileSection>
  );
};
