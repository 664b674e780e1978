import { formatMessage } from '@broadsheet/messages/format-message';
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

export const ProfileAdditional = ({
  id,
  data,
  messages,
  dispatch,
}: BlockProps<typeof profileAdditional>) => {
  const { salary } = messages;
  const { ai } = useProfileValue(data.told, selectAdditional);
  const { currentSalary: current, expectedSalary: expected } = ai;
  const saved = useSaveMessage(messages);
  return (
    <ProfileSection id={id} section="additional" title={salary.title} saved={saved}>
      <Facts
        facts={[
          {
            label: salary.currentCtc,
            value:
              current && ai.confidential
                ? formatMessage(salary.hiddenCtc, { ctc: current })
                : current,
          },
          {
            label: salary.expectedCtc,
            value:
              expected && ai.negotiable
                ? formatMessage(salary.negotiableCtc, { ctc: expected })
                : expected,
          },
          { label: salary.noticePeriod, value: formatNotice(ai.noticePeriod, messages) },
        ]}
        messages={messages}
      />
      <StepEditor
        about={salary.details}
        plan={additionalPlan(messages)}
        values={additionalValues({ ai })}
        given={{ step: 'addAdditionalDetails' }}
        saved={saved}
        messages={messages}
        dispatch={dispatch}
      />
    </ProfileSection>
  );
};
