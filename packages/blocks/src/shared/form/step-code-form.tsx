import type { Action } from '@broadsheet/contract/actions';
import type { CallAnswer } from '@broadsheet/contract/call';
import { verifySecondFactor } from '@broadsheet/contract/calls/account';
import type { ReactNode } from 'react';
import { CallForm } from './call-form.tsx';
import type { FormPlan } from './form-plan.ts';

const planOf = (takes: 'code' | 'recovery-code'): FormPlan<typeof verifySecondFactor> => ({
  id: 'second-step',
  call: verifySecondFactor,
  fields: [{ name: 'otp', kind: takes, label: takes === 'code' ? 'Code' : 'Recovery code' }],
  submit: 'Go on',
  busy: 'Checking…',
});
const PLANS = { code: planOf('code'), 'recovery-code': planOf('recovery-code') };

interface StepCodeFormProps {
  readonly takes: 'code' | 'recovery-code';
  readonly dispatch: (action: Action) => void;
  readonly next: string;
  readonly children?: ReactNode;
  readonly onDone: (answer: CallAnswer<typeof verifySecondFactor>) => 'leaving' | undefined;
}

/** Takes the code of a second step, when logging in and when setting it up. */
export const StepCodeForm = ({ takes, ...rest }: StepCodeFormProps) => (
  <CallForm plan={PLANS[takes]} {...rest} />
);
