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

const loginPlan = (messages: Messages['forms']): FormPlan<typeof login> => ({
  id: 'login',
  call: login,
  fields: loginFields(messages),
  submit: 'Log in',
  busy: 'Logging in…',
});

interface PasswordStepProps {
  readonly next: string;
  readonly messages: Pick<Messages, 'forms'>;
  readonly dispatch: (action: Action) => void;
  /** @param made the page of what was asked for before */
  readonly onSignedIn: (made?: string) => void;
  readonly onSecondStep: (step: SecondFactorStep) => void;
  /** The account is deactivated, and a code is on its way to this address. */
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
      plan={loginPlan(messages.forms)}
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
        Forgot your password?
      </a>
    </CallForm>
    <p className={styles.ways}>
      New here? <a href={accountHref('/register', null, next)}>Register</a>. Deactivated your
      account? <a href="/reactivate">Reactivate it</a>.
    </p>
  </>
);
