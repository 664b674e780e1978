import { profilePlan } from '../shared/profile/forms/profile-plan.ts';
import { checkEntries, entryFields } from './entries/entry-fields.ts';
import { EDUCATIONS } from './entries/entry-kinds.ts';
import { useEntries } from './entries/use-entries.ts';
import { EntriesStep } from './entries-step.tsx';
import { submitOf } from './step-form.tsx';
import type { StepProps } from './step-props.ts';
import { useAddedEntries } from './use-added-entries.ts';

/** One button saves every education that the step shows; the profile needs one. */
export const EducationStep = (props: StepProps) => {
  const { choices, offers, educations } = props.data;
  const entries = useEntries(educations);
  const added = useAddedEntries({
    name: 'educations',
    plan: EDUCATIONS.planOf(choices, 'new'),
    one: 'Education',
    more: 'Add another education',
    omitLabel: 'Do not add this education',
    isRequired: entries.count === 0,
    offers,
  });
  return (
    <EntriesStep
      step={props}
      label="Your education"
      kind={EDUCATIONS}
      entries={entries}
      added={added}
      saves="addEducations"
      planOf={(list) =>
        profilePlan('educations', {
          ...submitOf(props.data),
          fields: entryFields(list),
          check: checkEntries(list),
        })
      }
    />
  );
};
