import type { BlockProps } from '../block-component.ts';
import * as styles from '../parts/call-out.styles.ts';
import * as control from '../parts/control.styles.ts';
import { formatCount } from '../parts/count.ts';
import type { interviewInvites } from './schema.ts';

export const InterviewInvites = ({ id, settings, data }: BlockProps<typeof interviewInvites>) => (
  <section className={styles.box} aria-labelledby={`${id}-title`}>
    <h2 className={styles.heading} id={`${id}-title`}>
      You have {formatCount(data.count)} interview {data.count === 1 ? 'invite' : 'invites'}!
    </h2>
    <a className={control.primary} href="/interviews">
      {settings.button}
    </a>
  </section>
);
