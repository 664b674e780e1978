import type { BlockProps } from '../block-component.ts';
import { Section } from '../shared/page/section.tsx';
import { flag as row } from '../shared/settings/flag-switch.styles.ts';
import { FlagSwitch } from '../shared/settings/flag-switch.tsx';
import * as styles from './privacy-settings.styles.ts';
import type { privacySettings } from './schema.ts';

export const PrivacySettings = ({
  id,
  data: { groups, known, next },
  messages,
  dispatch,
}: BlockProps<typeof privacySettings>) => (
  <div className={styles.groups}>
    {known.length > 0 && (
      <Section id={`${id}-known`} title={messages.settings.accountStatus}>
        {known.map(({ name, label, href, link }) => (
          <p key={name} className={row}>
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
