import { checkEntries, entryFields, entryOffer } from '../parts/profile-forms/entry-fields.ts';
import { POSITIONS } from '../parts/profile-forms/entry-kinds.ts';
import { EntryRows } from '../parts/profile-forms/entry-rows.tsx';
import { useEntries } from '../parts/profile-forms/use-entries.ts';
import { workPlan } from '../parts/profile-forms/work-plan.ts';
import * as styles from './registration.styles.ts';
import { StepForm, submitOf } from './step-form.tsx';
import type { StepProps } from './step-props.ts';
import { stepHref } from './steps.ts';
import { unsavedEdits } from './unsaved-edits.ts';
import { useAddedEntries } from './use-added-entries.ts';

/** One button saves what the whole step shows: how long somebody has worked, and each job. */
export const WorkStep = (props: StepProps) => {
  const { id, data, dispatch } = props;
  const { step, choices, offers, positions } = data;
  const entries = useEntries(positions);
  const { list, onTyped } = useAddedEntries({
    name: 'positions',
    plan: POSITIONS.planOf(choices, 'new'),
    one: 'Job',
    more: offers.length + positions.length > 0 ? 'Add another job' : 'Add a job',
    leaveOut: 'Do not add this job',
    isRequired: false,
    offers,
  });
  const { fields, ...plan } = workPlan(choices, submitOf(data));
  return (
    <div className={styles.parts}>
      <div id={`${id}-edits`}>
        <EntryRows
          label="Your jobs"
          kind={POSITIONS}
          entries={entries}
          choices={choices}
          dispatch={dispatch}
          here={stepHref(step)}
        />
      </div>
      <StepForm
        {...props}
        plan={{ ...plan, fields: [...fields, ...entryFields(list)], check: checkEntries(list) }}
        found={entryOffer(list)}
        onTyped={onTyped}
        holdBack={() => unsavedEdits(id)}
      />
    </div>
  );
};
