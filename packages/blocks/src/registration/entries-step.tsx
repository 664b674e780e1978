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
  /** The saved entries of the profile. */
  readonly entries: Entries<Entry>;
  /** The new entries in the form. */
  readonly added: ReturnType<typeof useAddedEntries>;
  readonly planOf: (list: EntryList) => ProfilePlan;
  /** The profile step that the form saves; absent: the step with the same name. */
  readonly saves?: ProfileStep;
}

/** A step with a list: the saved entries, each with a form, above one form for new entries. */
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
