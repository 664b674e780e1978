import { CallForm } from '../parts/form/call-form.tsx';
import type { Typed } from '../parts/form/form-plan.ts';
import type { ProfilePlan } from '../parts/profile-forms/profile-plan.ts';
import type { StepProps } from './step-props.ts';
import { hrefAfter, STEP_RULES } from './steps.ts';

interface StepFormProps extends Pick<StepProps, 'data' | 'dispatch' | 'onNext'> {
  readonly plan: ProfilePlan;
  readonly offered?: Typed;
  readonly notes?: Typed;
}

/** What the button of a step says. */
export const submitOf = ({ step }: Pick<StepProps['data'], 'step'>) => ({
  submit: STEP_RULES[step].submit,
  busy: 'Saving…',
});

/** The form whose button leads on to the next step. */
export const StepForm = ({ data, plan, offered, notes, dispatch, onNext }: StepFormProps) => (
  <CallForm
    plan={plan}
    values={data.begin.values}
    {...(offered ? { offered } : {})}
    notes={{ ...data.begin.notes, ...notes }}
    given={{ step: data.step }}
    dispatch={dispatch}
    next={hrefAfter(data.step)}
    onDone={onNext}
  />
);
