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
        ? 'Your profile says nothing yet that jobs could be picked by.'
        : `By your profile: ${data.known}.`}{' '}
      <a className={control.textLink} href="/myprofile">
        Change your profile
      </a>
    </p>
    <CallForm
      plan={preferencesPlan(data.choices)}
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
