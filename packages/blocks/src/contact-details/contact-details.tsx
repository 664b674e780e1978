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
  const common = { contact, next: data.next, dispatch, onChanged: setContact };
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
      <Section id={`${id}-email`} title="E-mail address">
        <EmailSection {...common} messages={messages} />
      </Section>
      <Section id={`${id}-phone`} title="Mobile number">
        <PhoneSection {...common} messages={messages} />
      </Section>
      {data.isTrial && (
        <Section
          id={`${id}-browser`}
          title="This browser"
          note="With a code you stay logged in here for two days, where cookies are not kept."
        >
          <TrustedBrowser next={data.next} messages={messages} dispatch={dispatch} />
        </Section>
      )}
    </div>
  );
};
