import { formatMessage } from '@broadsheet/messages/format-message';
import type { BlockProps } from '../block-component.ts';
import * as styles from '../shared/page/call-out.styles.ts';
import * as control from '../shared/page/control.styles.ts';
import type { interviewInvites } from './schema.ts';

export const InterviewInvites = ({
  id,
  settings,
  data,
  messages,
}: BlockProps<typeof interviewInvites>) => (
  <section className={styles.box} aria-labelledby={`${id}-title`}>
    <h2 className={styles.heading} id={`${id}-title`}>
      {formatMessage(messages.interviews.invites, { count: data.count })}
    </h2>
    <a className={control.primary} href="/interviews">
      {settings.button}
    </a>
  </section>
);
