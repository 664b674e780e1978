import { storeToken } from '@broadsheet/browser-calls/stored-token';
import type { Action } from '@broadsheet/contract/actions';
import { sendOtp, verifyOtp } from '@broadsheet/contract/calls/otp';
import type { Messages } from '@broadsheet/messages/message-areas';
import { useState } from 'react';
import { CallButton } from '../shared/form/call-button.tsx';
import { CallForm } from '../shared/form/call-form.tsx';
import type { FormPlan } from '../shared/form/form-plan.ts';
import * as styles from './contact-details.styles.ts';

const PURPOSE = { purpose: 'stored-token' } as const;
const PLAN: FormPlan<typeof verifyOtp> = {
  id: 'trusted-browser',
  call: verifyOtp,
  fields: [{ name: 'otp', kind: 'code', label: 'Code of the message' }],
  submit: 'Keep me logged in here',
  busy: 'Checking…',
};

interface TrustedBrowserProps {
  readonly next: string;
  readonly messages: Pick<Messages, 'forms'>;
  readonly dispatch: (action: Action) => void;
}

/** In trial mode a browser may store the token, encrypted, beside the cookie. */
export const TrustedBrowser = ({ next, messages, dispatch }: TrustedBrowserProps) => {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const common = { next, dispatch };
  if (sentTo === null)
    return (
      <CallButton
        {...common}
        call={sendOtp}
        given={PURPOSE}
        label="Send a code"
        busy="Sending…"
        onDone={(answer) => setSentTo(answer.sentTo)}
        messages={messages}
      />
    );
  return (
    <div className={styles.section}>
      <p>We have sent a code to {sentTo}.</p>
      <CallForm
        {...common}
        plan={PLAN}
        given={PURPOSE}
        onDone={({ cookie, message }) => {
          storeToken(cookie, Date.now());
          dispatch({ action: 'toast', tone: 'success', message });
          setSentTo(null);
          return undefined;
        }}
        messages={messages}
      />
    </div>
  );
};
