import type { Messages } from '@broadsheet/messages/message-areas';
import { useEffect, useState } from 'react';
import { LocalTime } from '../time/local-time.tsx';
import * as styles from './chat.styles.ts';

/** A person who was active this recently counts as present. */
const PRESENT_MS = 60_000;
const REFRESH_INTERVAL_MS = 15_000;

interface PresenceProps {
  readonly seenAt: string | null;
  /** Load time in epoch milliseconds. */
  readonly now: number;
  readonly messages: Messages['chat'];
}

/** Shows whether the recruiter is present, or when they were last active. */
export const Presence = ({ seenAt, now, messages }: PresenceProps) => {
  const [clock, setClock] = useState(now);
  useEffect(() => {
    const timer = setInterval(() => setClock(Date.now()), REFRESH_INTERVAL_MS);
    return () => clearInterval(timer);
  }, []);
  if (seenAt === null) return null;
  const isThere = clock - Date.parse(seenAt) < PRESENT_MS;
  return (
    <p className={styles.meta}>
      {isThere ? (
        <span className={styles.there}>{messages.online}</span>
      ) : (
        <>
          {messages.lastSeen} <LocalTime iso={seenAt} />
        </>
      )}
    </p>
  );
};
