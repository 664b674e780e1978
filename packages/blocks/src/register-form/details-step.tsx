import type { Action } from '@broadsheet/contract/actions';
import { register } from '@broadsheet/contract/calls/auth';
import type { IdentityProvider } from '@broadsheet/contract/entities/identity-provider';
import type { Messages } from '@broadsheet/messages/message-areas';
import { accountHref } from '../shared/form/account-href.ts';
import { CallForm } from '../shared/form/call-form.tsx';
import type { FormPlan, Typed } from '../shared/form/form-plan.ts';
import { ProviderLinks } from '../shared/form/provider-links.tsx';
import { TermsNote } from '../shared/form/terms-note.tsx';
import * as control from '../shared/page/control.styles.ts';

type RegisterMessages = Pick<Messages, 'forms' | 'login' | 'register'>;

const registerPlan = ({ forms, register: texts }: RegisterMessages): FormPlan<typeof register> => ({
  id: 'register',
  call: register,
  fields: [
    { name: 'name', kind: 'name', label: texts.name },
    { name: 'email', kind: 'login', label: forms.email, hint: texts.emailHint },
    { name: 'password', kind: 'new-password', label: forms.password },
  ],
  submit: texts.register,
  busy: texts.registering,
});

interface DetailsStepProps {
  readonly next: string;
  readonly providers: readonly IdentityProvider[];
  readonly messages: RegisterMessages;
  readonly dispatch: (action: Action) => void;
  readonly onRegistered: (registration: Typed) => void;
}

export const DetailsStep = ({
  next,
  providers,
  messages,
  dispatch,
  onRegistered,
}: DetailsStepProps) => (
  <>
    <ProviderLinks providers={providers} next={next} messages={messages.login} />
    <CallForm
      plan={registerPlan(messages)}
      messages={messages}
      dispatch={dispatch}
      next={accountHref('/register', 'code', next)}
      onDone={({ seekerId = '', message }, { email = '' }) => {
        onRegistered({ seekerId, email, message });
        return undefined;
      }}
    >
      <a className={control.textLink} href={accountHref('/login', null, next)}>
        {messages.register.haveAccount}
      </a>
    </CallForm>
    <TermsNote messages={messages.register} />
  </>
);
