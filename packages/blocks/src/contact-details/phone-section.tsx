import type { Action } from '@broadsheet/contract/actions';
import { verifyContact } from '@broadsheet/contract/calls/account';
import { sendOtp } from '@broadsheet/contract/calls/otp';
import { formatMessage } from '@broadsheet/messages/format-message';
import type { Messages } from '@broadsheet/messages/message-areas';
import { useState } from 'react';
import { CallButton } from '../shared/form/call-button.tsx';
import { CallForm } from '../shared/form/call-form.tsx';
import type { FormPlan } from '../shared/form/form-plan.ts';
import * as styles from './contact-details.styles.ts';
import type { Contact } from './email-section.tsx';
import { Verified } from './verified.tsx';

const PHONE = { purpose: 'phone' } as const;
type PhoneMessages = Pick<Messages, 'codes' | 'contact' | 'forms'>;

const changePlan = ({ codes, contact, forms }: PhoneMessages): FormPlan<typeof sendOtp> => ({
  id: 'change-phone',
  call: sendOtp,
  fields: [
    {
      name: 'phone',
      kind: 'phone',
      label: forms.mobileNumber,
      hint: contact.phoneHint,
    },
    { name: 'password', kind: 'password', label: forms.password },
  ],
  submit: codes.sendCode,
  busy: forms.sending,
});
const verifyPlan = ({
  code,
  verifyStep,
  verifying,
}: Messages['codes']): FormPlan<typeof verifyContact> => ({
  id: 'verify-phone',
  call: verifyContact,
  fields: [{ name: 'otp', kind: 'code', label: code }],
  submit: verifyStep,
  busy: verifying,
});

interface PhoneSectionProps {
  readonly contact: Contact;
  readonly next: string;
  readonly messages: PhoneMessages;
  readonly dispatch: (action: Action) => void;
  readonly onChanged: (contact: Contact) => void;
}

/** A number is verified by the code that was sent to it. */
export const PhoneSection = ({
  contact,
  next,
  messages,
  dispatch,
  onChanged,
}: PhoneSectionProps) => {
  const [sent, setSent] = useState<{ to: string; phone: string | null } | null>(null);
  const { phone, verifiedNumber } = contact;
  const common = { messages, dispatch, next };
  const { codes, contact: texts, forms } = messages;
  return (
    <div className={styles.section}>
      <p className={styles.value}>{phone ?? texts.noPhone}</p>
      {phone !== null && <Verified isVerified={verifiedNumber} messages={texts} />}
      {phone !== null && !verifiedNumber && sent === null && (
        <CallButton
          {...common}
          call={sendOtp}
          given={PHONE}
          label={codes.sendCode}
          busy={forms.sending}
          onDone={({ sentTo }) => setSent({ to: sentTo, phone })}
        />
      )}
      {sent ? (
        <>
          <p>{formatMessage(codes.codeSent, { contact: sent.to })}</p>
          <CallForm
            {...common}
            plan={verifyPlan(codes)}
            params={{ type: 'phone' }}
            onDone={({ message }) => {
              dispatch({ action: 'toast', tone: 'success', message });
              onChanged({ ...contact, phone: sent.phone, verifiedNumber: true });
              setSent(null);
              return undefined;
            }}
          />
        </>
      ) : (
        <details className={styles.folded}>
          <summary>{phone === null ? texts.addPhone : texts.changePhone}</summary>
          <CallForm
            {...common}
            plan={changePlan(messages)}
            username={contact.email}
            given={PHONE}
            onDone={({ sentTo }, typed) => {
              setSent({ to: sentTo, phone: typed.phone ?? null });
              return undefined;
            }}
          />
        </details>
      )}
    </div>
  );
};
