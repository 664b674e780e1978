import type { Action } from '@broadsheet/contract/actions';
import type { CallAnswer } from '@broadsheet/contract/call';
import type { CallFault } from '@broadsheet/contract/call-result';
import {
  linkProvider,
  registerWithProvider,
  sendProviderCode,
} from '@broadsheet/contract/calls/provider-login';
import { SEEKER_HOME } from '@broadsheet/contract/constants';
import type { IdentityProvider } from '@broadsheet/contract/entities/identity-provider';
import { formatMessage } from '@broadsheet/messages/format-message';
import type { Messages } from '@broadsheet/messages/message-areas';
import type { ReactNode } from 'react';
import { CallForm } from '../shared/form/call-form.tsx';
import type { FormField, FormPlan } from '../shared/form/form-plan.ts';
import { TermsNote } from '../shared/form/terms-note.tsx';
import * as control from '../shared/page/control.styles.ts';
import { ticketHref } from './ticket-href.ts';
import type { TicketFacts } from './use-ticket.ts';

type TicketMessages = Pick<Messages, 'codes' | 'forms' | 'login' | 'register'>;

export interface TicketStepProps {
  readonly ticket: string;
  readonly provider: IdentityProvider;
  /** Null until they are known. */
  readonly facts: TicketFacts | null;
  readonly next: string;
  readonly messages: TicketMessages;
  readonly dispatch: (action: Action) => void;
  readonly onStep: (step: 'link' | 'link-code' | 'prove' | 'prove-code' | 'register') => void;
  readonly onFault: (fault: CallFault) => void;
}

interface StepLinkProps {
  readonly href: string;
  readonly onOpen: () => void;
  readonly children: ReactNode;
}

/** A link to another step: at once where scripts run. */
const StepLink = ({ href, onOpen, children }: StepLinkProps) => (
  <a
    className={control.textLink}
    href={href}
    onClick={(event) => {
      event.preventDefault();
      onOpen();
    }}
  >
    {children}
  </a>
);

const linkPlan = ({ forms, login }: TicketMessages): FormPlan<typeof linkProvider> => ({
  id: 'link-provider',
  call: linkProvider,
  fields: [{ name: 'password', kind: 'password', label: forms.password }],
  submit: login.linkAndLogIn,
  busy: login.loggingIn,
});

const codePlan = ({ codes }: TicketMessages): FormPlan<typeof linkProvider> => ({
  id: 'link-provider-code',
  call: linkProvider,
  fields: [{ name: 'otp', kind: 'code', label: codes.code, hint: codes.codeHint }],
  submit: codes.verify,
  busy: codes.verifying,
});

const sendPlan = (
  { codes, forms }: TicketMessages,
  fields: readonly FormField[],
): FormPlan<typeof sendProviderCode> => ({
  id: 'provider-code',
  call: sendProviderCode,
  fields,
  submit: codes.sendCode,
  busy: forms.sending,
});

const registerPlan = ({ forms, login }: TicketMessages): FormPlan<typeof registerWithProvider> => ({
  id: 'provider-registration',
  call: registerWithProvider,
  fields: [
    { name: 'name', kind: 'name', label: login.fullName },
    { name: 'phone', kind: 'phone', label: forms.mobileNumber, optional: true },
  ],
  submit: login.createAccount,
  busy: login.creatingAccount,
});

export type Linked = CallAnswer<typeof linkProvider>;

/** Proves the account that has the address of the provider: by its password, or by a code. */
export const LinkStep = ({
  facts,
  onStep,
  onLinked,
  ...props
}: TicketStepProps & { readonly onLinked: (answer: Linked) => 'leaving' | undefined }) => {
  const { ticket, provider, next, messages, dispatch, onFault } = props;
  const { login } = messages;
  const email = facts?.email ?? messages.forms.email;
  return (
    <>
      <p>{formatMessage(login.linkLead, { email, provider: provider.name })}</p>
      <CallForm
        plan={linkPlan(messages)}
        messages={messages}
        dispatch={dispatch}
        next={next || SEEKER_HOME}
        given={{ ticket }}
        username={email}
        onDone={onLinked}
        onFault={onFault}
      />
      <CallForm
        plan={{ ...sendPlan(messages, []), submit: login.emailCode }}
        messages={messages}
        dispatch={dispatch}
        next={ticketHref('link-code', props)}
        given={{ ticket }}
        buttonStyle="quiet"
        onDone={() => {
          onStep('link-code');
          return undefined;
        }}
      />
    </>
  );
};

/** Takes the code that was mailed to the address. */
export const TicketCodeStep = ({
  of,
  facts,
  onStep,
  onLinked,
  ...props
}: TicketStepProps & {
  readonly of: 'link' | 'prove';
  readonly onLinked: (answer: Linked) => 'leaving' | undefined;
}) => {
  const { ticket, next, messages, dispatch, onFault } = props;
  const { login, codes, forms } = messages;
  const email = facts?.email ?? forms.email;
  return (
    <>
      <p role="status">{formatMessage(login.codeSentLead, { email })}</p>
      <CallForm
        plan={codePlan(messages)}
        messages={messages}
        dispatch={dispatch}
        next={next || SEEKER_HOME}
        given={{ ticket }}
        onDone={onLinked}
        onFault={onFault}
      >
        <StepLink href={ticketHref(of, props)} onOpen={() => onStep(of)}>
          {of === 'link' ? login.usePassword : login.otherEmail}
        </StepLink>
      </CallForm>
      <CallForm
        plan={{ ...sendPlan(messages, []), submit: codes.resend }}
        messages={messages}
        dispatch={dispatch}
        next={ticketHref(`${of}-code`, props)}
        given={{ ticket }}
        buttonStyle="quiet"
        onDone={({ message }) => {
          dispatch({ action: 'toast', tone: 'success', message });
          return undefined;
        }}
      />
    </>
  );
};

/** Asks for the address that the provider has not verified, and mails it a code. */
export const ProveStep = ({
  facts,
  onStep,
  onSent,
  ...props
}: TicketStepProps & { readonly onSent: (email: string) => void }) => {
  const { ticket, provider, messages, dispatch } = props;
  const { forms, login } = messages;
  return (
    <>
      <p>{formatMessage(login.proveLead, { provider: provider.name })}</p>
      <CallForm
        plan={sendPlan(messages, [{ name: 'email', kind: 'email', label: forms.email }])}
        messages={messages}
        dispatch={dispatch}
        offered={facts?.email ? { email: facts.email } : {}}
        next={ticketHref('prove-code', props)}
        given={{ ticket }}
        onDone={(_answer, { email = '' }) => {
          onSent(email);
          onStep('prove-code');
          return undefined;
        }}
      />
    </>
  );
};

/** The short registration: the provider has given everything else. */
export const ProviderRegisterStep = ({
  facts,
  onRegistered,
  ...props
}: TicketStepProps & {
  readonly onRegistered: (answer: CallAnswer<typeof registerWithProvider>) => 'leaving' | undefined;
}) => {
  const { ticket, provider, next, messages, dispatch } = props;
  const { login, forms } = messages;
  const email = facts?.email ?? forms.email;
  return (
    <>
      <p>{formatMessage(login.providerRegisterLead, { email, provider: provider.name })}</p>
      <CallForm
        plan={registerPlan(messages)}
        messages={messages}
        dispatch={dispatch}
        offered={facts ? { name: facts.name } : {}}
        next={next}
        given={{ ticket }}
        onDone={onRegistered}
      />
      <TermsNote messages={messages.register} />
    </>
  );
};
