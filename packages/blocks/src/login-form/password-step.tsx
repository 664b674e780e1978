import type { Action } from '@broadsheet/contract/actions';
import type { CallAnswer } from '@broadsheet/contract/call';
import type { CallFault } from '@broadsheet/contract/call-result';
import { login } from '@broadsheet/contract/calls/auth';
import { SEEKER_HOME } from '@broadsheet/contract/constants';
import type { IdentityProvider } from '@broadsheet/contract/entities/identity-provider';
import type { Messages } from '@broadsheet/messages/message-areas';
import { accountHref } from '../shared/form/account-href.ts';
import { CallForm } from '../shared/form/call-form.tsx';
import * as styles from '../shared/form/form.styles.ts';
import type { FormPlan } from '../shared/form/form-plan.ts';
import { loginFields } from '../shared/form/login-fields.ts';
import { ProviderLinks } from '../shared/form/provider-links.tsx';
import * as control from '../shared/page/control.styles.ts';

type PasswordMessages = Pick<Messages, 'codes' | 'forms' | 'login'>;

const loginPlan = (messages: PasswordMessages): FormPlan<typeof login> => ({
  id: 'login',
  call: login,
  fields: loginFields(messages.forms),
  submit: messages.login.logIn,
  busy: messages.login.loggingIn,
});

interface PasswordStepProps {
  readonly next: string;
  readonly messages: PasswordMessages;
  readonly dispatch: (action: Action) => void;
  readonly providers: readonly IdentityProvider[];
  readonly onSignedIn: (answer: CallAnswer<typeof login>) => 'leaving' | undefined;
  readonly onFault: (fault: CallFault, email: string) => void;
}

export const PasswordStep = ({
  next,
  messages,
  dispatch,
  providers,
  onSignedIn,
  onFault,
}: PasswordStepProps) => (
  <>
    <ProviderLinks providers={providers} next={next} messages={messages.login} />
    <CallForm
      plan={loginPlan(messages)}
      messages={messages}
      dispatch={dispatch}
      next={next || SEEKER_HOME}
      onDone={onSignedIn}
      onFault={(fault, { email = '' }) => onFault(fault, email)}
    >
      <a className={control.textLink} href={accountHref('/login', 'forgot', next)}>
        {messages.codes.forgotPassword}
      </a>
    </CallForm>
    <a className={control.textLink} href={accountHref('/login', 'mobile', next)}>
      {messages.login.mobileLogin}
    </a>
    <a className={control.quiet} href={accountHref('/register', null, next)}>
      {messages.login.newHere}
    </a>
    <p className={styles.ways}>
      {messages.login.deactivated} <a href="/reactivate">{messages.login.reactivate}</a>.
    </p>
  </>
);
