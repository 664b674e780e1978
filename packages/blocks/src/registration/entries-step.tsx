import type { ProfilePlan, ProfileStep } from '../shared/profile/forms/profile-plan.ts';
import { type EntryList, entryOffer } from './entries/entry-fields.ts';
import type { EntryKind } from './entries/entry-kinds.ts';
import { EntryRows } from './entries/entry-rows.tsx';
import type { Entries } from './entries/use-entries.ts';
import * as styles from './registration.styles.ts';
import { StepForm } from './step-form.tsx';
import type { StepProps } from './step-props.ts';
import { stepHref } from './steps.ts';
import { unsavedEdits } from './unsaved-edits.ts';
import type { useAddedEntries } from './use-added-entries.ts';

interface EntriesStepProps<Entry> {
  readonly step: StepProps;
  readonly label: string;
  readonly kind: EntryKind<Entry>;
  /** Those that the profile has. */
  readonly entries: Entries<Entry>;
  /** Those that the form adds. */
  readonly added: ReturnType<typeof useAddedEntries>;
  readonly planOf: (list: EntryList) => ProfilePlan;
  /** The change of the profile that the form makes; absent: the one that is called as the step. */
  readonly saves?: ProfileStep;
}

/** A step with a list of entries: those of the profile, each with its own form, above the one form that adds more. */
export const EntriesStep = <Entry extends { readonly id: number }>({
  step,
  label,
  kind,
  entries,
  added: { list, onTyped },
  planOf,
  ...rest
}: EntriesStepProps<Entry>) => (
  <div className={styles.sections}>
    <div id={`${step.id}-edits`}>
      <EntryRows
        label={label}
        kind={kind}
        entries={entries}
        choices={step.data.choices}
        messages={step.messages}
        dispatch={step.dispatch}
        here={stepHref(step.data.step)}
      />
    </div>
    <StepForm
      {...step}
      plan={planOf(list)}
      found={entryOffer(list)}
      onTyped={onTyped}
      holdBack={() => unsavedEdits(step.id, step.messages.registration)}
      {...rest}
    />
  </div>
);
