import type { Action } from '@broadsheet/contract/actions';
import { sendSecondFactorCode } from '@broadsheet/contract/calls/account';
import { CallButton } from './call-button.tsx';

interface ResendCodeProps {
  readonly dispatch: (action: Action) => void;
  readonly next: string;
}

/** Sends the code of a second step again; only the newest is good. */
export const ResendCode = (props: ResendCodeProps) => (
  <CallButton call={sendSecondFactorCode} label="Send another code" busy="Sending…" {...props} />
);
