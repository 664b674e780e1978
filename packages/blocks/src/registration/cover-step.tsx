import { coverPlan } from '../shared/profile/forms/cover-plan.ts';
import { StepForm, submitOf } from './step-form.tsx';
import type { StepProps } from './step-props.ts';

export const CoverStep = (props: StepProps) => (
  <StepForm {...props} plan={coverPlan(props.messages, props.data.skills, submitOf(props))} />
);
