import { checkEntries, entryFields, entryOffer } from '../parts/profile-forms/entry-fields.ts';
import { EDUCATIONS } from '../parts/profile-forms/entry-kinds.ts';
import { EntryRows } from '../parts/profile-forms/entry-rows.tsx';
import { profilePlan } from '../parts/profile-forms/profile-plan.ts';
import { useEntries } from '../parts/profile-forms/use-entries.ts';
import * as styles from './registration.styles.ts';
import { StepForm, submitOf } from './step-form.tsx';
import type { StepProps } from './step-props.ts';
import { stepHref } from './steps.ts';
import { unsavedEdits } from './unsaved-edits.ts';
import { useAddedEntries } from './use-added-entries.ts';

/** One button saves every education that the step shows; the profile needs one. */
export const EducationStep = (props: StepProps) => {
  const { id, data, dispatch } = props;
  const { step, choices, offers, educations } = data;
  const entries = useEntries(educations);
  const { list, onTyped } = useAddedEntries({
    name: 'educations',
    plan: EDUCATIONS.planOf(choices, 'new'),
    one: 'Education',
    more: 'Add another education',
    leaveOut: 'Do not add this education',
    isRequired: entries.count === 0,
    offers,
  });
  const plan = profilePlan('educations', {
    ...submitOf(data),
    fields: entryFields(list),
    check: checkEntries(list),
  });
  return (
    <div className={styles.parts}>
      <div id={`${id}-edits`}>
        <EntryRows
          label="Your education"
          kind={EDUCATIONS}
          entries={entries}
          choices={choices}
          dispatch={dispatch}
          here={stepHref(step)}
        />
      </div>
      <StepForm
        {...props}
        plan={plan}
        saves="addEducations"
        found={entryOffer(list)}
        onTyped={onTyped}
        holdBack={() => unsavedEdits(id)}
      />
    </div>
  );
};
