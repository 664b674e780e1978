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
  const { work } = messages;
  const saved = useSaveMessage(messages);
  const { choices } = data;
  const entries = we.professionalInfo.map((position) => ({
    id: position.id,
    title: `${position.title}, ${position.company}`,
    details: [formatSpan(position.from, position.until, messages)],
    text: position.description,
    plan: positionPlan(messages, choices, position.id),
    values: positionValues(position),
  }));
  return (
    <ProfileSection id={id} section="work" title={work.title} saved={saved}>
      <Facts
        facts={[
          { label: work.experience, value: formatExperience(we, messages) },
          { label: work.category, value: we.functionalArea?.label ?? null },
          { label: work.industry, value: we.industry?.label ?? null },
        ]}
        messages={messages}
      />
      <StepEditor
        about={work.experienceDetails}
        plan={workPlan(messages, choices)}
        values={workValues({ we })}
        given={{ step: 'addWorkExperience' }}
        saved={saved}
        messages={messages}
        dispatch={dispatch}
      />
      <ProfileEntries
        addLabel={work.addJob}
        entries={entries}
        added={positionPlan(messages, choices, 'new')}
        saveStep="savePosition"
        removeStep="removePosition"
        saved={saved}
        messages={messages}
        dispatch={dispatch}
      />
    </ProfileSection>
  );
};
