import type { BlockProps } from '../block-component.ts';
import { Facts } from '../shared/profile/facts.tsx';
import { positionPlan } from '../shared/profile/forms/position-plan.ts';
import { positionValues, workValues } from '../shared/profile/forms/profile-values.ts';
import { workPlan } from '../shared/profile/forms/work-plan.ts';
import { ProfileEntries } from '../shared/profile/profile-entries.tsx';
import { ProfileSection } from '../shared/profile/profile-section.tsx';
import { formatExperience, formatSpan } from '../shared/profile/profile-text.ts';
import { StepEditor } from '../shared/profile/step-editor.tsx';
import { useProfileValue } from '../shared/profile/use-profile-value.ts';
import { useSaveMessage } from '../shared/profile/use-save-message.ts';
import type { profileWork } from './schema.ts';
import { selectWork } from './select-work.ts';

export const ProfileWork = ({ id, data, messages, dispatch }: BlockProps<typeof profileWork>) => {
  const { we } = useProfileValue(data.told, selectWork);
  const saved = useSaveMessage();
  const { choices } = data;
  const entries = we.professionalInfo.map((position) => ({
    id: position.id,
    title: `${position.title}, ${position.company}`,
    details: [formatSpan(position.from, position.until)],
    text: position.description,
    plan: positionPlan(choices, position.id),
    values: positionValues(position),
  }));
  return (
    <ProfileSection id={id} section="work" title="Work" saved={saved}>
      <Facts
        facts={[
          { label: 'Experience', value: formatExperience(we) },
          { label: 'Kind of work', value: we.functionalArea?.label ?? null },
          { label: 'Industry', value: we.industry?.label ?? null },
        ]}
      />
      <StepEditor
        about="experience"
        plan={workPlan(choices)}
        values={workValues({ we })}
        given={{ step: 'addWorkExperience' }}
        saved={saved}
        messages={messages}
        dispatch={dispatch}
      />
      <ProfileEntries
        one="a position"
        entries={entries}
        added={positionPlan(choices, 'new')}
        saveStep="savePosition"
        removeStep="removePosition"
        saved={saved}
        messages={messages}
        dispatch={dispatch}
      />
    </ProfileSection>
  );
};
