import type { Action } from '@broadsheet/contract/actions';
import { forgot } from '@broadsheet/contract/calls/auth';
import type { Messages } from '@broadsheet/messages/message-areas';
import { useState } from 'react';
import { accountHref } from '../shared/form/account-href.ts';
import { CallForm } from '../shared/form/call-form.tsx';
import { FormNotice } from '../shared/form/form-notice.tsx';
import type { FormPlan } from '../shared/form/form-plan.ts';
import * as control from '../shared/page/control.styles.ts';

type ForgotMessages = Pick<Messages, 'forms' | 'login'>;

const forgotPlan = ({ forms, login }: ForgotMessages): FormPlan<typeof forgot> => ({
  id: 'login',
  call: forgot,
  fields: [{ name: 'email', kind: 'login', label: forms.email, hint: login.forgotHint }],
  submit: login.sendLink,
  busy: forms.sending,
});

interface ForgotStepProps {
  readonly next: string;
  readonly messages: ForgotMessages;
  readonly dispatch: (action: Action) => void;
  readonly isDone: boolean;
}

export const ForgotStep = ({ next, messages, dispatch, isDone }: ForgotStepProps) => {
  const [sent, setSent] = useState<string | null>(isDone ? messages.login.linkSent : null);
  const back = (
    <a className={control.textLink} href={accountHref('/login', null, next)}>
      {messages.login.backToLogin}
    </a>
  );
  if (sent !== null)
    return (
      <FormNotice>
        <p>{sent}</p>
        <p>{messages.login.linkLife}</p>
        {back}
      </FormNotice>
    );
  return (
    <CallForm
      plan={forgotPlan(messages)}
      messages={messages}
      dispatch={dispatch}
      next="/login?step=forgot&done=forgot"
      onDone={({ message }) => {
        setSent(message);
        return undefined;
      }}
    >
      {back}
    </CallForm>
  );
};
