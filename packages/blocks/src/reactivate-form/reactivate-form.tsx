import { login } from '@broadsheet/contract/calls/auth';
import { SEEKER_HOME } from '@broadsheet/contract/constants';
import type { Messages } from '@broadsheet/messages/message-areas';
import { useState } from 'react';
import type { BlockProps } from '../block-component.ts';
import { CallForm } from '../shared/form/call-form.tsx';
import { FormPage } from '../shared/form/form-page.tsx';
import type { FormPlan } from '../shared/form/form-plan.ts';
import { loginFields } from '../shared/form/login-fields.ts';
import { ReactivateStep } from '../shared/form/reactivate-step.tsx';
import { useStepFocus } from '../shared/form/use-step-focus.ts';
import * as control from '../shared/page/control.styles.ts';
import type { reactivateForm } from './schema.ts';

const loginPlan = ({
  codes,
  forms,
}: Pick<Messages, 'codes' | 'forms'>): FormPlan<typeof login> => ({
  id: 'login',
  call: login,
  fields: loginFields(forms),
  submit: codes.sendCode,
  busy: forms.sending,
});
const SECOND_STEP = '/login?step=second-factor';

export const ReactivateForm = ({
  id,
  settings,
  data,
  messages,
  dispatch,
}: BlockProps<typeof reactivateForm>) => {
  const [wasSent, setSent] = useState(data.step === 'code');
  // Null on a page that was loaded at this step.
  const [email, setEmail] = useState<string | null>(null);
  useStepFocus(id, wasSent ? 'code' : 'password');
  const enter = (secondFactor: string | null): 'leaving' => {
    dispatch({ action: 'load', href: secondFactor === null ? SEEKER_HOME : SECOND_STEP });
    return 'leaving';
  };
  return (
    <FormPage id={id} title={settings.title} failed={data.failed}>
      {wasSent ? (
        <ReactivateStep
          email={email}
          messages={messages}
          dispatch={dispatch}
          next={SEEKER_HOME}
          onDone={({ secondFactor }) => enter(secondFactor)}
          againHref="/reactivate"
          onAgain={() => setSent(false)}
        />
      ) : (
        <CallForm
          plan={loginPlan(messages)}
          messages={messages}
          dispatch={dispatch}
          next={SEEKER_HOME}
          onDone={({ secondFactor }) => enter(secondFactor)}
          onFault={({ code }, typed) => {
            if (code !== 'ACCOUNT_INACTIVE') return;
            setEmail(typed.email ?? null);
            setSent(true);
          }}
        >
          <a className={control.textLink} href="/login?step=forgot">
            {messages.codes.forgotPassword}
          </a>
        </CallForm>
      )}
    </FormPage>
  );
};
