import { CallForm } from '../shared/form/call-form.tsx';
import type { Typed } from '../shared/form/form-plan.ts';
import type { Offer } from '../shared/profile/forms/offer.ts';
import type { ProfilePlan, ProfileStep } from '../shared/profile/forms/profile-plan.ts';
import { withParts } from './resume-part.tsx';
import type { StepProps } from './step-props.ts';
import { hrefAfter, STEP_RULES } from './steps.ts';

interface StepFormProps extends Pick<StepProps, 'data' | 'dispatch' | 'messages' | 'onNext'> {
  readonly plan: ProfilePlan;
  /** The profile step that the form saves; absent: the step with the same name. */
  readonly saves?: ProfileStep;
  readonly offered?: Typed;
  readonly notes?: Typed;
  readonly parts?: Offer['parts'];
  /** Initial values in addition to those that the step has loaded. */
  readonly found?: Offer;
  /** The id of the form, if a file can be sent with it. */
  readonly fileFormId?: string;
  readonly onTyped?: (typed: Typed) => void;
  readonly holdBack?: () => string | null;
}

/** The label of a step's button. */
export const submitOf = ({
  data: { step },
  messages: { forms, registration },
}: Pick<StepProps, 'data' | 'messages'>) => ({
  submit: registration[STEP_RULES[step].submit],
  busy: forms.saving,
});

/** The form whose button leads to the next step. */
export const StepForm = ({
  data,
  plan,
  saves = data.step,
  notes,
  parts,
  found,
  dispatch,
  onNext,
  ...rest
}: StepFormProps) => (
  <CallForm
    plan={plan}
    values={{ ...data.begin.values, ...found?.values }}
    notes={withParts(
      { ...data.begin.notes, ...notes, ...found?.notes },
      { ...data.begin.parts, ...parts, ...found?.parts },
      rest.messages,
    )}
    given={{ step: saves }}
    dispatch={dispatch}
    next={hrefAfter(data.step)}
    onDone={onNext}
    {...rest}
  />
);
