import type { Action } from '@broadsheet/contract/actions';
import type { CallAnswer } from '@broadsheet/contract/call';
import { activateAccount } from '@broadsheet/contract/calls/account';
import type { ReactNode } from 'react';
import { CallForm } from './call-form.tsx';
import type { FormField, FormPlan } from './form-plan.ts';

const CODE: FormField = {
  name: 'otp',
  kind: 'code',
  label: 'Code of the mail',
  hint: 'It is good for ten minutes, and the newest one only.',
};
const planOf = (...fields: readonly FormField[]): FormPlan<typeof activateAccount> => ({
  id: 'activation',
  call: activateAccount,
  fields,
  submit: 'Open my account',
  busy: 'Opening…',
});
const WITH_ADDRESS = planOf({ name: 'email', kind: 'login', label: 'E-mail address' }, CODE);
const CODE_ONLY = planOf(CODE);

interface ActivationFormProps {
  /** Where the code went; null asks for it. */
  readonly email: string | null;
  /** Of a registration; null opens an account that was closed. */
  readonly seekerId: string | null;
  readonly dispatch: (action: Action) => void;
  readonly next: string;
  readonly children?: ReactNode;
  readonly onDone: (answer: CallAnswer<typeof activateAccount>) => 'leaving' | undefined;
}

/** Takes the code of a mail that opens an account. */
export const ActivationForm = ({ email, seekerId, ...rest }: ActivationFormProps) => (
  <CallForm
    plan={email === null ? WITH_ADDRESS : CODE_ONLY}
    given={{ ...(email === null ? {} : { email }), ...(seekerId === null ? {} : { seekerId }) }}
    {...rest}
  />
);
