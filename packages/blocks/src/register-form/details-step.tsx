import type { Action } from '@broadsheet/contract/actions';
import { register } from '@broadsheet/contract/calls/auth';
import type { Messages } from '@broadsheet/messages/message-areas';
import { accountHref } from '../shared/form/account-href.ts';
import { CallForm } from '../shared/form/call-form.tsx';
import * as styles from '../shared/form/form.styles.ts';
import type { FormPlan, Typed } from '../shared/form/form-plan.ts';
import * as control from '../shared/page/control.styles.ts';

const PLAN: FormPlan<typeof register> = {
  id: 'register',
  call: register,
  fields: [
    { name: 'name', kind: 'name', label: 'Your name' },
    { name: 'email', kind: 'login', label: 'Email', hint: 'We send a code to it.' },
    { name: 'password', kind: 'new-password', label: 'Password' },
    { name: 'phone', kind: 'phone', label: 'Mobile number', optional: true },
    {
      name: 'promotions',
      kind: 'checkbox',
      label: 'Send me offers by e-mail',
      hint: 'Courses and plans, now and then. You can end it whenever you like.',
      optional: true,
    },
  ],
  submit: 'Register',
  busy: 'Registering…',
};

interface DetailsStepProps {
  readonly next: string;
  readonly messages: Pick<Messages, 'forms'>;
  readonly dispatch: (action: Action) => void;
  readonly onRegistered: (registration: Typed) => void;
}

export const DetailsStep = ({ next, messages, dispatch, onRegistered }: DetailsStepProps) => (
  <>
    <CallForm
      plan={PLAN}
      messages={messages}
      dispatch={dispatch}
      next={accountHref('/register', 'code', next)}
      onDone={({ seekerId = '', message }, { email = '' }) => {
        onRegistered({ seekerId, email, message });
        return undefined;
      }}
    >
      <a className={control.textLink} href={accountHref('/login', null, next)}>
        I have an account
      </a>
    </CallForm>
    <p className={styles.ways}>
      By registering you agree to the <a href="/terms">terms</a>.{' '}
      <a href="/privacy">What we do with your data</a> is told in plain words.
    </p>
  </>
);
