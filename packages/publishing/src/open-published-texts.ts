import type { DatabaseUrl } from '@broadsheet/site-database/site-database';
import { type FollowLog, followLiveTexts } from './follow-live-texts.ts';
import type { LiveRollout, LiveText } from './live-texts.ts';
import { openPublishedDatabase } from './publishing-database.ts';

/** What Studio has published, for a program that only reads it. */
export interface OpenPublishedTexts {
  readonly current: () => readonly LiveText[];
  readonly rollout: () => LiveRollout | null;
  readonly onChange: (listener: () => void) => () => void;
  /** Reads the current state; rejects where the database is away. */
  readonly refresh: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Follows what is published, by notices and by polling. It is empty before the first read. */
export const openPublishedTexts = (
  databaseUrl: DatabaseUrl,
  log: FollowLog,
): OpenPublishedTexts => {
  const database = openPublishedDatabase(databaseUrl);
  const followed = followLiveTexts({ database, databaseUrl, log });
  return {
    current: () => followed.current().texts,
    rollout: () => followed.current().rollout,
    onChange: followed.onChange,
    refresh: followed.refresh,
    close: async () => {
      await followed.close();
      await database.close();
    },
  };
};
