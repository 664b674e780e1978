import type { Action } from '@broadsheet/contract/actions';
import { login } from '@broadsheet/contract/calls/auth';
import { SEEKER_HOME } from '@broadsheet/contract/constants';
import { INACTIVE_CODE } from '@broadsheet/contract/reactivation';
import type { Messages } from '@broadsheet/messages/message-areas';
import { accountHref } from '../shared/form/account-href.ts';
import { CallForm } from '../shared/form/call-form.tsx';
import * as styles from '../shared/form/form.styles.ts';
import type { FormPlan } from '../shared/form/form-plan.ts';
import { loginFields } from '../shared/form/login-fields.ts';
import * as control from '../shared/page/control.styles.ts';
import type { SecondFactorStep } from './second-step.tsx';

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
  /** @param made the page of the deferred call that the login has replayed */
  readonly onSignedIn: (made?: string) => void;
  readonly onSecondStep: (step: SecondFactorStep) => void;
  /** Called if the account is deactivated and a code was sent to this address. */
  readonly onInactive: (email: string) => void;
}

export const PasswordStep = ({
  next,
  messages,
  dispatch,
  onSignedIn,
  onSecondStep,
  onInactive,
}: PasswordStepProps) => (
  <>
    <CallForm
      plan={loginPlan(messages)}
      messages={messages}
      dispatch={dispatch}
      next={next || SEEKER_HOME}
      onDone={({ secondFactor, message, next: made }) => {
        if (secondFactor === null) {
          onSignedIn(made);
          return 'leaving';
        }
        onSecondStep({ factor: secondFactor, message });
        return undefined;
      }}
      onFault={({ code }, typed) => {
        if (code === INACTIVE_CODE) onInactive(typed.email ?? '');
      }}
    >
      <a className={control.textLink} href={accountHref('/login', 'forgot', next)}>
        {messages.codes.forgotPassword}
      </a>
    </CallForm>
    <p className={styles.ways}>
      {messages.login.newHere}{' '}
      <a href={accountHref('/register', null, next)}>{messages.login.register}</a>.{' '}
      {messages.login.deactivated} <a href="/reactivate">{messages.login.reactivate}</a>.
    </p>
  </>
);
