import type { PublishedTexts } from '@broadsheet/content-store/overlay-files';
import { type FollowedTexts, followLiveTexts } from '@broadsheet/publishing/follow-live-texts';
import {
  openPublishedDatabase,
  openPublishingDatabase,
  type PublishingDatabase,
} from '@broadsheet/publishing/publishing-database';
import { withinTime } from '@broadsheet/site-database/within-time';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config.ts';
import { databaseUrlOf } from '../database-url-of.ts';

/** Time of the start for waiting on the database: without it, files are served until it comes. */
const FIRST_POLL_MS = 5_000;

export interface BffPublishing {
  readonly database: PublishingDatabase;
  /** Connections of their own for videos: people who watch one leave editors theirs. */
  readonly videoDatabase: PublishingDatabase;
  readonly followed: FollowedTexts;
  readonly published: PublishedTexts;
  readonly close: () => Promise<void>;
}

/** What Studio has published, followed from now on; null without a database, where files are all there is. */
export const openBffPublishing = async (
  source: Config['database'],
  log: FastifyBaseLogger,
): Promise<BffPublishing | null> => {
  if (!source) return null;
  const databaseUrl = databaseUrlOf(source);
  const database = openPublishingDatabase(databaseUrl);
  const videoDatabase = openPublishedDatabase(databaseUrl);
  const followed = followLiveTexts({ database, databaseUrl, log });
  await withinTime(followed.refresh(), FIRST_POLL_MS).catch((error: unknown) =>
    log.error({ err: error }, 'what is published is not known yet: files serve until it is'),
  );
  return {
    database,
    videoDatabase,
    followed,
    published: {
      current: () => followed.current().texts,
      rollout: () => followed.current().rollout,
      onChange: followed.onChange,
    },
    close: async () => {
      await followed.close();
      await Promise.all([database.close(), videoDatabase.close()]);
    },
  };
};
