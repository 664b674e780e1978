import { formatMessage } from '@broadsheet/messages/format-message';
import type { BlockProps } from '../block-component.ts';
import * as styles from '../shared/page/call-out.styles.ts';
import * as control from '../shared/page/control.styles.ts';
import type { earlyPromo } from './schema.ts';

export const EarlyPromo = ({
  id,
  settings,
  data: { count, isActive },
  messages,
}: BlockProps<typeof earlyPromo>) => (
  <section className={styles.box} aria-labelledby={`${id}-title`}>
    <h2 className={styles.heading} id={`${id}-title`}>
      {formatMessage(messages.feed.earlyPromo, { count })}
    </h2>
    <a
      className={control.primary}
      href={isActive ? '/early-applicant-jobs' : '/subscribe/early-applicant-preference'}
    >
      {isActive ? settings.open : settings.sell}
    </a>
  </section>
);
