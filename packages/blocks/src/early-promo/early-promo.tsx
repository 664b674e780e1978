import type { BlockProps } from '../block-component.ts';
import * as styles from '../shared/page/call-out.styles.ts';
import * as control from '../shared/page/control.styles.ts';
import { formatCount } from '../shared/text/format-count.ts';
import type { earlyPromo } from './schema.ts';

export const EarlyPromo = ({
  id,
  settings,
  data: { count, isActive },
}: BlockProps<typeof earlyPromo>) => (
  <section className={styles.box} aria-labelledby={`${id}-title`}>
    <h2 className={styles.heading} id={`${id}-title`}>
      {formatCount(count)} new {count === 1 ? 'job' : 'jobs'} with few applications
    </h2>
    <a
      className={control.primary}
      href={isActive ? '/early-applicant-jobs' : '/subscribe/early-applicant-preference'}
    >
      {isActive ? settings.open : settings.sell}
    </a>
  </section>
);
