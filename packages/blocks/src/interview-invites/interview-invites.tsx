import type { BlockProps } from '../block-component.ts';
import * as styles from '../shared/page/call-out.styles.ts';
import * as control from '../shared/page/control.styles.ts';
import { formatCount } from '../shared/text/format-count.ts';
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
