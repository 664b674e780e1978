import type { Action } from '@broadsheet/contract/actions';
import type { CallAnswer } from '@broadsheet/contract/call';
import type { CallFault } from '@broadsheet/contract/call-result';
import { loginWithCode, sendLoginCode } from '@broadsheet/contract/calls/provider-login';
import { SEEKER_HOME } from '@broadsheet/contract/constants';
import type { Messages } from '@broadsheet/messages/message-areas';
import { accountHref } from '../shared/form/account-href.ts';
import { CallForm } from '../shared/form/call-form.tsx';
import type { FormField, FormPlan } from '../shared/form/form-plan.ts';
import * as control from '../shared/page/control.styles.ts';

type MobileMessages = Pick<Messages, 'codes' | 'forms' | 'login'>;

const phoneField = ({ forms, login }: MobileMessages): FormField => ({
  name: 'phone',
  kind: 'phone',
  label: forms.mobileNumber,
  hint: login.mobileHint,
});

const sendPlan = (messages: MobileMessages): FormPlan<typeof sendLoginCode> => ({
  id: 'mobile-login',
  call: sendLoginCode,
  fields: [phoneField(messages)],
  submit: messages.codes.sendCode,
  busy: messages.forms.sending,
});

const codePlan = (
  messages: MobileMessages,
  phone: string | null,
): FormPlan<typeof loginWithCode> => {
  const { code, codeHint, verifying } = messages.codes;
  return {
    id: 'mobile-code',
    call: loginWithCode,
    fields: [
      ...(phone === null ? [phoneField(messages)] : []),
      { name: 'otp', kind: 'code', label: code, hint: codeHint },
    ],
    submit: messages.login.logIn,
    busy: verifying,
  };
};

interface StepProps {
  readonly next: string;
  readonly messages: MobileMessages;
  readonly dispatch: (action: Action) => void;
}

/** Asks for the number. */
export const MobileStep = ({
  onSent,
  ...props
}: StepProps & { readonly onSent: (phone: string) => void }) => (
  <CallForm
    {...props}
    plan={sendPlan(props.messages)}
    next={accountHref('/login', 'mobile-code', props.next)}
    onDone={(_answer, { phone = '' }) => {
      onSent(phone);
      return undefined;
    }}
  >
    <a className={control.textLink} href={accountHref('/login', null, props.next)}>
      {props.messages.login.emailLogin}
    </a>
  </CallForm>
);

interface MobileCodeProps extends StepProps {
  /** The number that got the code; null asks for it, on a page that was loaded at this step. */
  readonly phone: string | null;
  readonly onDone: (answer: CallAnswer<typeof loginWithCode>) => 'leaving' | undefined;
  readonly onFault: (fault: CallFault) => void;
}

/** Takes the code of the SMS. */
export const MobileCodeStep = ({ phone, ...props }: MobileCodeProps) => (
  <>
    <p role="status">{props.messages.login.mobileCodeSent}</p>
    <CallForm
      {...props}
      plan={codePlan(props.messages, phone)}
      given={phone === null ? {} : { phone }}
      next={props.next || SEEKER_HOME}
    >
      <a className={control.textLink} href={accountHref('/login', 'mobile', props.next)}>
        {props.messages.login.changeNumber}
      </a>
    </CallForm>
  </>
);
