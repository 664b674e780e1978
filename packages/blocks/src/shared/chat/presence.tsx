import type { Messages } from '@broadsheet/messages/message-areas';
import { useEffect, useState } from 'react';
import { LocalTime } from '../time/local-time.tsx';
import * as styles from './chat.styles.ts';

/** Whoever was there this long ago is there. */
const PRESENT_MS = 60_000;
const REFRESH_INTERVAL_MS = 15_000;

interface PresenceProps {
  readonly seenAt: string | null;
  /** Epoch milliseconds of loading. */
  readonly now: number;
  readonly messages: Messages['chat'];
}

/** Whether the other is there, or since when not. */
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
