import { additionalPlan } from '../shared/profile/forms/additional-plan.ts';
import { StepForm, submitOf } from './step-form.tsx';
import type { StepProps } from './step-props.ts';

export const AdditionalStep = (props: StepProps) => (
  <StepForm {...props} plan={additionalPlan(props.messages, submitOf(props))} />
);
