import { CallForm } from '../shared/form/call-form.tsx';
import type { Typed } from '../shared/form/form-plan.ts';
import type { Offer } from '../shared/profile/forms/offer.ts';
import type { ProfilePlan, ProfileStep } from '../shared/profile/forms/profile-plan.ts';
import type { StepProps } from './step-props.ts';
import { hrefAfter, STEP_RULES } from './steps.ts';

interface StepFormProps extends Pick<StepProps, 'data' | 'dispatch' | 'messages' | 'onNext'> {
  readonly plan: ProfilePlan;
  /** The change of the profile that the form makes; absent: the one that is called as the step. */
  readonly saves?: ProfileStep;
  readonly offered?: Typed;
  readonly notes?: Typed;
  /** What the form begins with besides what the step has loaded. */
  readonly found?: Offer;
  /** The id of the form, where a file may go along with it. */
  readonly fileFormId?: string;
  readonly onTyped?: (typed: Typed) => void;
  readonly holdBack?: () => string | null;
}

/** What the button of a step says. */
export const submitOf = ({
  data: { step },
  messages: { forms, registration },
}: Pick<StepProps, 'data' | 'messages'>) => ({
  submit: registration[STEP_RULES[step].submit],
  busy: forms.saving,
});

/** The form whose button leads on to the next step. */
export const StepForm = ({
  data,
  plan,
  saves = data.step,
  notes,
  found,
  dispatch,
  onNext,
  ...rest
}: StepFormProps) => (
  <CallForm
    plan={plan}
    values={{ ...data.begin.values, ...found?.values }}
    notes={{ ...data.begin.notes, ...notes, ...found?.notes }}
    given={{ step: saves }}
    dispatch={dispatch}
    next={hrefAfter(data.step)}
    onDone={onNext}
    {...rest}
  />
);
