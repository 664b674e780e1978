import type { Action } from '@broadsheet/contract/actions';
import { forgot } from '@broadsheet/contract/calls/auth';
import type { Messages } from '@broadsheet/messages/message-areas';
import { useState } from 'react';
import { accountHref } from '../shared/form/account-href.ts';
import { CallForm } from '../shared/form/call-form.tsx';
import { FormNotice } from '../shared/form/form-notice.tsx';
import type { FormPlan } from '../shared/form/form-plan.ts';
import * as control from '../shared/page/control.styles.ts';

const PLAN: FormPlan<typeof forgot> = {
  id: 'login',
  call: forgot,
  fields: [
    {
      name: 'email',
      kind: 'login',
      label: 'Email',
      hint: 'We send a link to it, by which you choose a new password.',
    },
  ],
  submit: 'Send the link',
  busy: 'Sending…',
};

interface ForgotStepProps {
  readonly next: string;
  readonly messages: Pick<Messages, 'forms'>;
  readonly dispatch: (action: Action) => void;
  readonly isDone: boolean;
}

export const ForgotStep = ({ next, messages, dispatch, isDone }: ForgotStepProps) => {
  const [sent, setSent] = useState<string | null>(
    isDone ? 'If an account has this address, a link is on its way to it.' : null,
  );
  const back = (
    <a className={control.textLink} href={accountHref('/login', null, next)}>
      Back to the login
    </a>
  );
  if (sent !== null)
    return (
      <FormNotice>
        <p>{sent}</p>
        <p>It is good for one hour. Look among unwanted mails, too.</p>
        {back}
      </FormNotice>
    );
  return (
    <CallForm
      plan={PLAN}
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
