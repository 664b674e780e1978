import { workPlan } from '../shared/profile/forms/work-plan.ts';
import { checkEntries, entryFields } from './entries/entry-fields.ts';
import { POSITIONS } from './entries/entry-kinds.ts';
import { useEntries } from './entries/use-entries.ts';
import { EntriesStep } from './entries-step.tsx';
import { submitOf } from './step-form.tsx';
import type { StepProps } from './step-props.ts';
import { useAddedEntries } from './use-added-entries.ts';

/** One button saves the whole step: the total experience and each position. */
export const WorkStep = (props: StepProps) => {
  const { choices, offers, positions } = props.data;
  const { registration } = props.messages;
  const entries = useEntries(positions);
  const added = useAddedEntries({
    name: 'positions',
    plan: POSITIONS.planOf(props.messages, choices, 'new'),
    one: registration.job,
    more: offers.length + positions.length > 0 ? registration.anotherJob : registration.addJob,
    omitLabel: registration.omitJob,
    isRequired: false,
    offers,
  });
  const { fields, ...plan } = workPlan(props.messages, choices, submitOf(props));
  return (
    <EntriesStep
      step={props}
      label={registration.jobs}
      kind={POSITIONS}
      entries={entries}
      added={added}
      planOf={(list) => ({
        ...plan,
        fields: [...fields, ...entryFields(list)],
        check: checkEntries(list, registration),
      })}
    />
  );
};
