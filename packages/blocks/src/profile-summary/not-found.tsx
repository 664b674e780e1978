import type { Messages } from '@broadsheet/messages/message-areas';
import * as control from '../shared/page/control.styles.ts';
import * as styles from './profile-summary.styles.ts';

interface NotFoundProps {
  readonly id: string;
  readonly messages: Messages['profile-summary'];
}

/** Shown for a seeker whose profile is empty. */
export const NotFound = ({ id, messages }: NotFoundProps) => (
  <section className={styles.empty} aria-labelledby={`${id}-title`}>
    <h1 id={`${id}-title`}>{messages.emptyTitle}</h1>
    <p role="status">
      <strong>{messages.notFound}</strong> {messages.notFoundText}
    </p>
    <p>{messages.emptyText}</p>
    <a className={control.primary} href="/registration/next">
      {messages.create}
    </a>
  </section>
);
