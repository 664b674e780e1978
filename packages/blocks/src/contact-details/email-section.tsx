import type { Action } from '@broadsheet/contract/actions';
import type { CallAnswer } from '@broadsheet/contract/call';
import {
  cancelEmailChange,
  type emailSettings,
  resendEmailChange,
  resendEmailVerification,
  updateEmail,
} from '@broadsheet/contract/calls/account';
import type { Messages } from '@broadsheet/messages/message-areas';
import { CallButton } from '../shared/form/call-button.tsx';
import { CallForm } from '../shared/form/call-form.tsx';
import * as form from '../shared/form/form.styles.ts';
import type { FormPlan } from '../shared/form/form-plan.ts';
import * as styles from './contact-details.styles.ts';
import { Verified } from './verified.tsx';

export type Contact = CallAnswer<typeof emailSettings>;

const CHANGE: FormPlan<typeof updateEmail> = {
  id: 'change-email',
  call: updateEmail,
  fields: [
    { name: 'email', kind: 'email', label: 'New e-mail address', hint: 'We send a link to it.' },
    { name: 'password', kind: 'password', label: 'Password' },
  ],
  submit: 'Change the address',
  busy: 'Changing…',
};

interface EmailSectionProps {
  readonly contact: Contact;
  readonly next: string;
  readonly messages: Pick<Messages, 'forms'>;
  readonly dispatch: (action: Action) => void;
  readonly onChanged: (contact: Contact) => void;
}

/** The present address stays until the link that went to the new one was opened. */
export const EmailSection = ({
  contact,
  next,
  messages,
  dispatch,
  onChanged,
}: EmailSectionProps) => {
  const { email, verifiedEmail, change } = contact;
  const common = { dispatch, next };
  return (
    <div className={styles.section}>
      <p className={styles.value}>{email}</p>
      <Verified isVerified={verifiedEmail} />
      {!verifiedEmail && (
        <CallButton
          {...common}
          call={resendEmailVerification}
          label="Send the link to verify it"
          busy="Sending…"
          messages={messages}
        />
      )}
      {change ? (
        <div className={form.notice}>
          <p>
            You want to change to <strong>{change.email}</strong>. Open the link that we have sent
            there.
          </p>
          <div className={styles.buttons}>
            <CallButton
              {...common}
              call={resendEmailChange}
              label="Send it again"
              busy="Sending…"
              messages={messages}
            />
            <CallButton
              {...common}
              call={cancelEmailChange}
              label="Keep the present one"
              busy="Cancelling…"
              onDone={() => onChanged({ ...contact, change: null })}
              messages={messages}
            />
          </div>
        </div>
      ) : (
        <details className={styles.folded}>
          <summary>Change the address</summary>
          <CallForm
            {...common}
            plan={CHANGE}
            username={email}
            onDone={(now) => {
              onChanged(now);
              return undefined;
            }}
            messages={messages}
          />
        </details>
      )}
    </div>
  );
};
