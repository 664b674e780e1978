import { callPath } from '@broadsheet/browser-calls/call-path';
import { saveSettings } from '@broadsheet/contract/calls/account';
import { useId } from 'react';
import type { BlockProps } from '../block-component.ts';
import * as form from '../shared/form/form.styles.ts';
import { Section } from '../shared/page/section.tsx';
import * as styles from './privacy-settings.styles.ts';
import type { privacySettings } from './schema.ts';
import { changeOf, useFlag } from './use-flag.ts';

type Props = BlockProps<typeof privacySettings>;
type Flag = Props['data']['groups'][number]['flags'][number];

interface FlagSwitchProps {
  readonly flag: Flag;
  readonly next: string;
  readonly dispatch: Props['dispatch'];
}

const FlagSwitch = ({ flag, next, dispatch }: FlagSwitchProps) => {
  const id = useId();
  const { isOn, isBusy, onSubmit } = useFlag(flag.name, flag.isOn, dispatch);
  return (
    <form
      className={styles.flag}
      method="post"
      action={callPath(saveSettings, undefined)}
      onSubmit={onSubmit}
    >
      <input type="hidden" name="next" value={next} />
      <div>
        <p className={styles.label} id={`${id}-label`}>
          {flag.label}
        </p>
        <p className={form.aside} id={`${id}-hint`}>
          {flag.hint}
        </p>
      </div>
      <button
        className={styles.knob}
        type="submit"
        name="settings"
        value={changeOf(flag.name, !isOn)}
        role="switch"
        aria-checked={isOn}
        aria-busy={isBusy}
        aria-labelledby={`${id}-label`}
        aria-describedby={`${id}-hint`}
      />
    </form>
  );
};

export const PrivacySettings = ({
  id,
  data: { groups, known, next },
  messages,
  dispatch,
}: Props) => (
  <div className={styles.groups}>
    {known.length > 0 && (
      <Section id={`${id}-known`} title={messages.settings.accountStatus}>
        {known.map(({ name, label, href, link }) => (
          <p key={name} className={styles.flag}>
            <span>{label}</span>
            <a href={href}>{link}</a>
          </p>
        ))}
      </Section>
    )}
    {groups.map(({ title, flags }, index) => (
      <Section key={title} id={`${id}-${index}`} title={title}>
        {flags.map((flag) => (
          <FlagSwitch key={flag.name} flag={flag} next={next} dispatch={dispatch} />
        ))}
      </Section>
    ))}
  </div>
);
