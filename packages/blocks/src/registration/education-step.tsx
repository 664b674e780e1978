import { type MouseEvent, useState } from 'react';
import * as control from '../parts/control.styles.ts';
import { CallForm } from '../parts/form/call-form.tsx';
import { readDraft } from '../parts/form/draft.ts';
import * as form from '../parts/form/form.styles.ts';
import { EntryEditor } from '../parts/profile-forms/entry-editor.tsx';
import { EDUCATIONS } from '../parts/profile-forms/entry-kinds.ts';
import { useEntries } from '../parts/profile-forms/use-entries.ts';
import { submitOf } from './step-form.tsx';
import type { StepProps } from './step-props.ts';
import { hrefAfter, STEP_RULES, stepHref } from './steps.ts';

/** The first education leads on; where there is one, the list can be added to before. */
export const EducationStep = ({ data, dispatch, onNext }: StepProps) => {
  const { step, choices, offers, educations } = data;
  const entries = useEntries(educations);
  const [isUnsent, setUnsent] = useState(false);
  const [offer] = offers;
  if (educations.length === 0)
    return (
      <CallForm
        plan={EDUCATIONS.planOf(choices, 'new', submitOf(data))}
        {...offer}
        given={{ step }}
        dispatch={dispatch}
        next={hrefAfter(step)}
        onDone={onNext}
      />
    );
  const onGo = (event: MouseEvent) => {
    const { id } = EDUCATIONS.planOf(choices, 'new');
    const hasWords = Object.keys(readDraft(id)).length > 0;
    if (hasWords && !isUnsent) event.preventDefault();
    setUnsent(hasWords);
  };
  return (
    <>
      <EntryEditor
        label="Your education"
        more="Add another"
        kind={EDUCATIONS}
        entries={entries}
        offers={offers}
        choices={choices}
        dispatch={dispatch}
        here={stepHref(step)}
      />
      {isUnsent && (
        <p className={form.fault} role="alert">
          What you have typed is not added yet. Press Add, or go on without it.
        </p>
      )}
      <a className={control.primary} href={hrefAfter(step)} onClick={onGo}>
        {STEP_RULES[step].submit}
      </a>
    </>
  );
};
