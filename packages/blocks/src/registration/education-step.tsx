import { profilePlan } from '../shared/profile/forms/profile-plan.ts';
import { checkEntries, entryFields } from './entries/entry-fields.ts';
import { EDUCATIONS } from './entries/entry-kinds.ts';
import { useEntries } from './entries/use-entries.ts';
import { EntriesStep } from './entries-step.tsx';
import { submitOf } from './step-form.tsx';
import type { StepProps } from './step-props.ts';
import { useAddedEntries } from './use-added-entries.ts';

/** One button saves all education entries of the step; the profile needs at least one. */
export const EducationStep = (props: StepProps) => {
  const { choices, offers, educations } = props.data;
  const { registration } = props.messages;
  const entries = useEntries(educations);
  const added = useAddedEntries({
    name: 'educations',
    plan: EDUCATIONS.planOf(props.messages, choices, 'new'),
    one: registration.education,
    more: registration.anotherEducation,
    omitLabel: registration.omitEducation,
    isRequired: entries.count === 0,
    offers,
  });
  return (
    <EntriesStep
      step={props}
      label={registration.educationTitle}
      kind={EDUCATIONS}
      entries={entries}
      added={added}
      saves="addEducations"
      planOf={(list) =>
        profilePlan('educations', {
          ...submitOf(props),
          fields: entryFields(list),
          check: checkEntries(list, registration),
        })
      }
    />
  );
};
