import type { Action } from '@broadsheet/contract/actions';
import type { CallAnswer } from '@broadsheet/contract/call';
import { verifySecondFactor } from '@broadsheet/contract/calls/account';
import type { Messages } from '@broadsheet/messages/message-areas';
import type { ReactNode } from 'react';
import { CallForm } from './call-form.tsx';
import type { FormPlan } from './form-plan.ts';

const stepPlan = (
  takes: 'code' | 'recovery-code',
  { code, recoveryCode, verifyStep, verifying }: Messages['codes'],
): FormPlan<typeof verifySecondFactor> => ({
  id: 'second-step',
  call: verifySecondFactor,
  fields: [{ name: 'otp', kind: takes, label: takes === 'code' ? code : recoveryCode }],
  submit: verifyStep,
  busy: verifying,
});

interface StepCodeFormProps {
  readonly takes: 'code' | 'recovery-code';
  readonly messages: Pick<Messages, 'codes' | 'forms'>;
  readonly dispatch: (action: Action) => void;
  readonly next: string;
  readonly children?: ReactNode;
  readonly onDone: (answer: CallAnswer<typeof verifySecondFactor>) => 'leaving' | undefined;
}

/** Takes the code of a second step, for a login and for its setup. */
export const StepCodeForm = ({ takes, ...rest }: StepCodeFormProps) => (
  <CallForm plan={stepPlan(takes, rest.messages.codes)} {...rest} />
);
