import { storeToken } from '@broadsheet/browser-calls/stored-token';
import type { Action } from '@broadsheet/contract/actions';
import { sendOtp, verifyOtp } from '@broadsheet/contract/calls/otp';
import { formatMessage } from '@broadsheet/messages/format-message';
import type { Messages } from '@broadsheet/messages/message-areas';
import { useState } from 'react';
import { CallButton } from '../shared/form/call-button.tsx';
import { CallForm } from '../shared/form/call-form.tsx';
import type { FormPlan } from '../shared/form/form-plan.ts';
import * as styles from './contact-details.styles.ts';

const PURPOSE = { purpose: 'stored-token' } as const;
type BrowserMessages = Pick<Messages, 'codes' | 'contact' | 'forms'>;

const verifyPlan = ({ codes, contact }: BrowserMessages): FormPlan<typeof verifyOtp> => ({
  id: 'trusted-browser',
  call: verifyOtp,
  fields: [{ name: 'otp', kind: 'code', label: codes.code }],
  submit: contact.stayLoggedIn,
  busy: codes.verifying,
});

interface TrustedBrowserProps {
  readonly next: string;
  readonly messages: BrowserMessages;
  readonly dispatch: (action: Action) => void;
}

/** In trial mode a browser may store the token, encrypted, in addition to the cookie. */
export const TrustedBrowser = ({ next, messages, dispatch }: TrustedBrowserProps) => {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const common = { next, messages, dispatch };
  if (sentTo === null)
    return (
      <CallButton
        {...common}
        call={sendOtp}
        given={PURPOSE}
        label={messages.codes.sendCode}
        busy={messages.forms.sending}
        onDone={(answer) => setSentTo(answer.sentTo)}
      />
    );
  return (
    <div className={styles.section}>
      <p>{formatMessage(messages.codes.codeSent, { contact: sentTo })}</p>
      <CallForm
        {...common}
        plan={verifyPlan(messages)}
        given={PURPOSE}
        onDone={({ cookie, message }) => {
          storeToken(cookie, Date.now());
          dispatch({ action: 'toast', tone: 'success', message });
          setSentTo(null);
          return undefined;
        }}
      />
    </div>
  );
};
