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
}

/** Whether the other is there, or since when not. */
export const Presence = ({ seenAt, now }: PresenceProps) => {
  const [clock, setClock] = useState(now);
  useEffect(() => {
    const timer = setInterval(() => setClock(Date.now()), REFRESH_INTERVAL_MS);
    return () => clearInterval(timer);
  }, []);
  if (seenAt === null) return <p className={styles.meta}>Has not been here yet</p>;
  const isThere = clock - Date.parse(seenAt) < PRESENT_MS;
  return (
    <p className={styles.meta}>
      {isThere ? (
        <span className={styles.there}>Is here now</span>
      ) : (
        <>
          Was here <LocalTime iso={seenAt} />
        </>
      )}
    </p>
  );
};
