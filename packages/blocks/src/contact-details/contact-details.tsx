import { useState } from 'react';
import type { BlockProps } from '../block-component.ts';
import * as form from '../shared/form/form.styles.ts';
import { Section } from '../shared/page/section.tsx';
import * as styles from './contact-details.styles.ts';
import { EmailSection } from './email-section.tsx';
import { PhoneSection } from './phone-section.tsx';
import type { contactDetails } from './schema.ts';
import { TrustedBrowser } from './trusted-browser.tsx';
import { useMailLink } from './use-mail-link.ts';

export const ContactDetails = ({
  id,
  data,
  messages,
  dispatch,
}: BlockProps<typeof contactDetails>) => {
  const [contact, setContact] = useState(data.contact);
  const outcome = useMailLink(() =>
    setContact((before) => ({
      ...before,
      email: before.change?.email ?? before.email,
      verifiedEmail: true,
      change: null,
    })),
  );
  const common = { contact, next: data.next, messages, dispatch, onChanged: setContact };
  return (
    <div className={styles.sections}>
      {outcome && (
        <p
          className={outcome.isSuccess ? form.notice : `${form.notice} ${form.alarm}`}
          role={outcome.isSuccess ? 'status' : 'alert'}
        >
          {outcome.message}
        </p>
      )}
      <Section id={`${id}-email`} title={messages.forms.email}>
        <EmailSection {...common} />
      </Section>
      <Section id={`${id}-phone`} title={messages.forms.mobileNumber}>
        <PhoneSection {...common} />
      </Section>
      {data.isTrial && (
        <Section
          id={`${id}-browser`}
          title={messages.contact.browserTitle}
          note={messages.contact.browserNote}
        >
          <TrustedBrowser next={data.next} messages={messages} dispatch={dispatch} />
        </Section>
      )}
    </div>
  );
};
