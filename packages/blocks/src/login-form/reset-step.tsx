import type { Action } from '@broadsheet/contract/actions';
import { resetPassword } from '@broadsheet/contract/calls/auth';
import type { Messages } from '@broadsheet/messages/message-areas';
import { useState } from 'react';
import { accountHref } from '../shared/form/account-href.ts';
import { CallForm } from '../shared/form/call-form.tsx';
import { FormNotice } from '../shared/form/form-notice.tsx';
import type { FormPlan } from '../shared/form/form-plan.ts';
import { useLinkToken } from '../shared/form/use-link-token.ts';
import * as control from '../shared/page/control.styles.ts';

type ResetMessages = Pick<Messages, 'forms' | 'login'>;

const resetPlan = ({ forms, login }: ResetMessages): FormPlan<typeof resetPassword> => ({
  id: 'reset-password',
  call: resetPassword,
  fields: [{ name: 'password', kind: 'new-password', label: forms.newPassword }],
  submit: login.savePassword,
  busy: forms.saving,
});

interface ResetStepProps {
  readonly next: string;
  readonly messages: ResetMessages;
  readonly dispatch: (action: Action) => void;
}

/** The token is in the URL fragment, which browsers never send to servers. */
export const ResetStep = ({ next, messages, dispatch }: ResetStepProps) => {
  const token = useLinkToken();
  const [saved, setSaved] = useState<string | null>(null);
  const again = (
    <a className={control.textLink} href={accountHref('/login', 'forgot', next)}>
      {messages.login.newLink}
    </a>
  );
  if (saved !== null)
    return (
      <FormNotice>
        <p>{saved}</p>
        <a className={control.primary} href={accountHref('/login', null, next)}>
          {messages.login.logIn}
        </a>
      </FormNotice>
    );
  if (token === '')
    return (
      <FormNotice>
        <p>{messages.login.linkMissing}</p>
        {again}
      </FormNotice>
    );
  return (
    <CallForm
      plan={resetPlan(messages)}
      messages={messages}
      dispatch={dispatch}
      next="/login"
      given={{ token }}
      onDone={({ message }) => {
        setSaved(message);
        return undefined;
      }}
    >
      {again}
    </CallForm>
  );
};
