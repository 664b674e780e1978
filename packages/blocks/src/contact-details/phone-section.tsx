import type { Action } from '@broadsheet/contract/actions';
import { verifyContact } from '@broadsheet/contract/calls/account';
import { sendOtp } from '@broadsheet/contract/calls/otp';
import type { Messages } from '@broadsheet/messages/message-areas';
import { useState } from 'react';
import { CallButton } from '../shared/form/call-button.tsx';
import { CallForm } from '../shared/form/call-form.tsx';
import type { FormPlan } from '../shared/form/form-plan.ts';
import * as styles from './contact-details.styles.ts';
import type { Contact } from './email-section.tsx';
import { Verified } from './verified.tsx';

const PHONE = { purpose: 'phone' } as const;
const CHANGE: FormPlan<typeof sendOtp> = {
  id: 'change-phone',
  call: sendOtp,
  fields: [
    {
      name: 'phone',
      kind: 'phone',
      label: 'Mobile number',
      hint: 'With its country code; a number of ten digits is taken for an Indian one.',
    },
    { name: 'password', kind: 'password', label: 'Password' },
  ],
  submit: 'Send a code',
  busy: 'Sending…',
};
const VERIFY: FormPlan<typeof verifyContact> = {
  id: 'verify-phone',
  call: verifyContact,
  fields: [{ name: 'otp', kind: 'code', label: 'Code of the message' }],
  submit: 'Verify',
  busy: 'Checking…',
};

interface PhoneSectionProps {
  readonly contact: Contact;
  readonly next: string;
  readonly messages: Pick<Messages, 'forms'>;
  readonly dispatch: (action: Action) => void;
  readonly onChanged: (contact: Contact) => void;
}

/** A number counts once the code that went to it was typed in. */
export const PhoneSection = ({
  contact,
  next,
  messages,
  dispatch,
  onChanged,
}: PhoneSectionProps) => {
  const [sent, setSent] = useState<{ to: string; phone: string | null } | null>(null);
  const { phone, verifiedNumber } = contact;
  const common = { dispatch, next };
  return (
    <div className={styles.section}>
      <p className={styles.value}>{phone ?? 'No mobile number yet'}</p>
      {phone !== null && <Verified isVerified={verifiedNumber} />}
      {phone !== null && !verifiedNumber && sent === null && (
        <CallButton
          {...common}
          call={sendOtp}
          given={PHONE}
          label="Send a code to verify it"
          busy="Sending…"
          onDone={({ sentTo }) => setSent({ to: sentTo, phone })}
          messages={messages}
        />
      )}
      {sent ? (
        <>
          <p>We have sent a code to {sent.to}.</p>
          <CallForm
            {...common}
            plan={VERIFY}
            params={{ type: 'phone' }}
            onDone={({ message }) => {
              dispatch({ action: 'toast', tone: 'success', message });
              onChanged({ ...contact, phone: sent.phone, verifiedNumber: true });
              setSent(null);
              return undefined;
            }}
            messages={messages}
          />
        </>
      ) : (
        <details className={styles.folded}>
          <summary>{phone === null ? 'Add a number' : 'Change the number'}</summary>
          <CallForm
            {...common}
            plan={CHANGE}
            username={contact.email}
            given={PHONE}
            onDone={({ sentTo }, typed) => {
              setSent({ to: sentTo, phone: typed.phone ?? null });
              return undefined;
            }}
            messages={messages}
          />
        </details>
      )}
    </div>
  );
};
