import type { Action } from '@broadsheet/contract/actions';
import type { CallAnswer } from '@broadsheet/contract/call';
import { activateAccount } from '@broadsheet/contract/calls/account';
import type { Messages } from '@broadsheet/messages/message-areas';
import type { ReactNode } from 'react';
import { CallForm } from './call-form.tsx';
import type { FormField, FormPlan } from './form-plan.ts';

type ActivationMessages = Pick<Messages, 'codes' | 'forms'>;

const emailField = ({ forms }: ActivationMessages): FormField => ({
  name: 'email',
  kind: 'login',
  label: forms.email,
});
const activationPlan = (
  messages: ActivationMessages,
  takesEmail: boolean,
): FormPlan<typeof activateAccount> => {
  const { code, codeHint, verify, verifying } = messages.codes;
  return {
    id: 'activation',
    call: activateAccount,
    fields: [
      ...(takesEmail ? [emailField(messages)] : []),
      { name: 'otp', kind: 'code', label: code, hint: codeHint },
    ],
    submit: verify,
    busy: verifying,
  };
};

interface ActivationFormProps {
  /** The address that got the code; null asks for the address. */
  readonly email: string | null;
  readonly messages: ActivationMessages;
  /** The id of a registration; null reactivates a deactivated account. */
  readonly seekerId: string | null;
  readonly dispatch: (action: Action) => void;
  readonly next: string;
  readonly children?: ReactNode;
  readonly onDone: (answer: CallAnswer<typeof activateAccount>) => 'leaving' | undefined;
}

/** Takes the code from a mail, to activate an account. */
export const ActivationForm = ({ email, seekerId, ...rest }: ActivationFormProps) => (
  <CallForm
    plan={activationPlan(rest.messages, email === null)}
    given={{ ...(email === null ? {} : { email }), ...(seekerId === null ? {} : { seekerId }) }}
    {...rest}
  />
);
