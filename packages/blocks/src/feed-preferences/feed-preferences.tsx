import { formatMessage } from '@broadsheet/messages/format-message';
import type { BlockProps } from '../block-component.ts';
import { CallForm } from '../shared/form/call-form.tsx';
import * as styles from '../shared/form/message.styles.ts';
import * as control from '../shared/page/control.styles.ts';
import { Section } from '../shared/page/section.tsx';
import { preferencesPlan } from './preferences-plan.ts';
import type { feedPreferences } from './schema.ts';

type Props = BlockProps<typeof feedPreferences>;

export const FeedPreferences = ({ id, settings, data, messages, dispatch }: Props) => (
  <Section id={id} title={settings.title}>
    {data.failed !== null && (
      <p className={styles.error} role="alert">
        {data.failed}
      </p>
    )}
    <p className={styles.note}>
      {data.known === ''
        ? messages.preferences.profileEmpty
        : formatMessage(messages.preferences.fromProfile, { known: data.known })}{' '}
      <a className={control.textLink} href="/myprofile">
        {messages.preferences.updateProfile}
      </a>
    </p>
    <CallForm
      plan={preferencesPlan(data.choices, messages)}
      values={data.values}
      messages={messages}
      dispatch={dispatch}
      next={data.next}
      onDone={({ message }) => {
        dispatch({ action: 'toast', tone: 'success', message });
        dispatch({ action: 'navigate', href: data.next });
        return 'leaving';
      }}
    />
  </Section>
);
