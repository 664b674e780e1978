import type { BlockProps } from '../block-component.ts';
import { Facts } from '../shared/profile/facts.tsx';
import { additionalPlan } from '../shared/profile/forms/additional-plan.ts';
import { additionalValues } from '../shared/profile/forms/profile-values.ts';
import { ProfileSection } from '../shared/profile/profile-section.tsx';
import { formatNotice } from '../shared/profile/profile-text.ts';
import { StepEditor } from '../shared/profile/step-editor.tsx';
import { useProfileValue } from '../shared/profile/use-profile-value.ts';
import { useSaveMessage } from '../shared/profile/use-save-message.ts';
import type { profileAdditional } from './schema.ts';
import { selectAdditional } from './select-additional.ts';

const PLAN = additionalPlan();

const withNote = (pay: string | null, note: string | false): string | null =>
  pay && note ? `${pay} (${note})` : pay;

export const ProfileAdditional = ({
  id,
  data,
  messages,
  dispatch,
}: BlockProps<typeof profileAdditional>) => {
  const { ai } = useProfileValue(data.told, selectAdditional);
  const saved = useSaveMessage();
  return (
    <ProfileSection id={id} section="additional" title="Pay and notice" saved={saved}>
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
        messages={messages}
        dispatch={dispatch}
      />
    </ProfileSection>
  );
};
