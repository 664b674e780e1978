import type { BlockProps } from '../block-component.ts';
import { Facts } from '../parts/profile/facts.tsx';
import { ProfileEntries } from '../parts/profile/profile-entries.tsx';
import { ProfileSection } from '../parts/profile/profile-section.tsx';
import { formatExperience, formatSpan } from '../parts/profile/profile-words.ts';
import { StepEditor } from '../parts/profile/step-editor.tsx';
import { useSaved } from '../parts/profile/use-saved.ts';
import { useTold } from '../parts/profile/use-told.ts';
import { positionPlan } from '../parts/profile-forms/position-plan.ts';
import { positionValues, workValues } from '../parts/profile-forms/profile-values.ts';
import { workPlan } from '../parts/profile-forms/work-plan.ts';
import type { profileWork } from './schema.ts';
import { workTold } from './work-told.ts';

export const ProfileWork = ({ id, data, dispatch }: BlockProps<typeof profileWork>) => {
  const { we } = useTold(data.told, workTold);
  const saved = useSaved();
  const { choices } = data;
  const entries = we.professionalInfo.map((position) => ({
    id: position.id,
    title: `${position.title}, ${position.company}`,
    lines: [formatSpan(position.from, position.until)],
    text: position.description,
    plan: positionPlan(choices, position.id),
    values: positionValues(position),
  }));
  return (
    <ProfileSection id={id} place="work" title="Work" saved={saved}>
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
        dispatch={dispatch}
      />
      <ProfileEntries
        one="a position"
        entries={entries}
        added={positionPlan(choices, 'new')}
        saveStep="savePosition"
        removeStep="removePosition"
        saved={saved}
        dispatch={dispatch}
      />
    </ProfileSection>
  );
};
