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

type EmailMessages = Pick<Messages, 'contact' | 'forms'>;

const changePlan = ({ contact, forms }: EmailMessages): FormPlan<typeof updateEmail> => ({
  id: 'change-email',
  call: updateEmail,
  fields: [
    { name: 'email', kind: 'email', label: contact.newEmail, hint: contact.newEmailHint },
    { name: 'password', kind: 'password', label: forms.password },
  ],
  submit: contact.changeEmail,
  busy: contact.changing,
});

interface EmailSectionProps {
  readonly contact: Contact;
  readonly next: string;
  readonly messages: EmailMessages;
  readonly dispatch: (action: Action) => void;
  readonly onChanged: (contact: Contact) => void;
}

/** The current address stays in use until the link sent to the new address is opened. */
export const EmailSection = ({
  contact,
  next,
  messages,
  dispatch,
  onChanged,
}: EmailSectionProps) => {
  const { email, verifiedEmail, change } = contact;
  const common = { messages, dispatch, next };
  const { contact: texts, forms } = messages;
  return (
    <div className={styles.section}>
      <p className={styles.value}>{email}</p>
      <Verified isVerified={verifiedEmail} messages={texts} />
      {!verifiedEmail && (
        <CallButton
          {...common}
          call={resendEmailVerification}
          label={texts.verifyEmail}
          busy={forms.sending}
        />
      )}
      {change ? (
        <div className={form.notice}>
          <p>
            {texts.changeLead} <strong>{change.email}</strong>. {texts.changeNote}
          </p>
          <div className={styles.buttons}>
            <CallButton
              {...common}
              call={resendEmailChange}
              label={texts.resendLink}
              busy={forms.sending}
            />
            <CallButton
              {...common}
              call={cancelEmailChange}
              label={texts.cancelChange}
              busy={texts.cancelling}
              onDone={() => onChanged({ ...contact, change: null })}
            />
          </div>
        </div>
      ) : (
        <details className={styles.folded}>
          <summary>{texts.changeEmail}</summary>
          <CallForm
            {...common}
            plan={changePlan(messages)}
            username={email}
            onDone={(now) => {
              onChanged(now);
              return undefined;
            }}
          />
        </details>
      )}
    </div>
  );
};
