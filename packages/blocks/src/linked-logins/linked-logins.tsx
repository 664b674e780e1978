import { unlinkProvider } from '@broadsheet/contract/calls/provider-login';
import { formatMessage } from '@broadsheet/messages/format-message';
import { useState } from 'react';
import type { BlockProps } from '../block-component.ts';
import { CallForm } from '../shared/form/call-form.tsx';
import { FormNotice } from '../shared/form/form-notice.tsx';
import { providerHref } from '../shared/form/provider-href.ts';
import * as control from '../shared/page/control.styles.ts';
import { Section } from '../shared/page/section.tsx';
import { formatDay } from '../shared/time/format-date.ts';
import * as styles from './linked-logins.styles.ts';
import type { linkedLogins } from './schema.ts';

const SECTION = '/settings/changepassword';

export const LinkedLogins = ({
  id,
  data: { next, links: loaded, isLinked },
  messages,
  dispatch,
}: BlockProps<typeof linkedLogins>) => {
  const [{ items, available, hasPassword }, setLinks] = useState(loaded);
  const texts = messages['linked-logins'];
  return (
    <Section id={id} title={texts.title} note={texts.intro}>
      <div className={styles.stack}>
        {isLinked && <FormNotice>{texts.linked}</FormNotice>}
        {items.length > 0 && (
          <ul className={styles.links}>
            {items.map(({ provider, name, email, linkedAt }) => (
              <li key={provider} className={styles.link}>
                <div>
                  <strong>{name}</strong>
                  <div className={styles.facts}>
                    {email !== null && <div>{email}</div>}
                    <div>{formatMessage(texts.linkedOn, { day: formatDay(linkedAt) })}</div>
                  </div>
                </div>
                <CallForm
                  plan={{
                    id: `unlink-${provider}`,
                    call: unlinkProvider,
                    fields: [],
                    submit: texts.unlink,
                    busy: texts.unlinking,
                  }}
                  messages={messages}
                  dispatch={dispatch}
                  given={{ provider }}
                  about={name}
                  buttonStyle="quiet"
                  next={next}
                  onDone={({ message, ...changed }) => {
                    dispatch({ action: 'toast', tone: 'success', message });
                    setLinks(changed);
                    return undefined;
                  }}
                />
              </li>
            ))}
          </ul>
        )}
        {available.length > 0 && (
          <div className={styles.available}>
            {available.map((provider) => (
              <a
                key={provider.id}
                className={control.quiet}
                href={providerHref(provider.id, 'link', SECTION)}
              >
                {formatMessage(texts.link, { provider: provider.name })}
              </a>
            ))}
          </div>
        )}
        {!hasPassword && (
          <p>
            {texts.noPassword} <a href="/login?step=forgot">{texts.setPassword}</a>.
          </p>
        )}
      </div>
    </Section>
  );
};
