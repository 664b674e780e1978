import type { Action } from '@broadsheet/contract/actions';
import { sendSecondFactorCode } from '@broadsheet/contract/calls/account';
import type { Messages } from '@broadsheet/messages/message-areas';
import { CallButton } from './call-button.tsx';

interface ResendCodeProps {
  readonly dispatch: (action: Action) => void;
  readonly next: string;
  readonly messages: Pick<Messages, 'codes' | 'forms'>;
}

/** Sends the code of a second step again. Only the newest code is valid. */
export const ResendCode = (props: ResendCodeProps) => (
  <CallButton
    call={sendSecondFactorCode}
    label={props.messages.codes.resend}
    busy={props.messages.forms.sending}
    {...props}
  />
);
