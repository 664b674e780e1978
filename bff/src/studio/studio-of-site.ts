import type { ContentStore } from '@broadsheet/content-store/content-store';
import type { BlockDefinitions } from '@broadsheet/contract/block-definition';
import type { Upstream } from '@broadsheet/upstream/create-upstream';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config.ts';
import { databaseUrlOf } from '../database-url-of.ts';
import type { BffPublishing } from './open-bff-publishing.ts';
import { openStudio, type Studio, type StudioDeps } from './open-studio.ts';
import { openStaffOfSite } from './staff-of-site.ts';
import { openStudioRecords } from './studio-records.ts';

/** The interval of the check for scheduled changes that are due. */
const DUE_MS = 1_000;
/** How long a rollout that fails may go on. */
const WATCH_MS = 10_000;
/** Counts of people change slowly, and an alarm is told once. */
const ALARM_MS = 60_000;
/** How much later than it may a mail about an inbox entry is handed on. */
const MAIL_MS = 10_000;
/** Old entries may stay that much longer. */
const TIDY_MS = 3_600_000;

interface StudioOfSite {
  readonly config: Config;
  /** Null without a database. */
  readonly publishing: BffPublishing | null;
  readonly content: ContentStore;
  readonly definitions: BlockDefinitions;
  readonly proofNameOf: (key: string) => string;
  readonly upstream: Pick<Upstream, 'caller' | 'sendFile'>;
  readonly siteSecret: string;
  readonly metrics: StudioDeps['metrics'];
  readonly purgeEdge: StudioDeps['purgeEdge'];
  readonly log: FastifyBaseLogger;
  /** Epoch ms. */
  readonly now: () => number;
}

export interface OpenedStudio {
  readonly studio: Studio;
  readonly close: () => Promise<void>;
}

/** Runs never overlap. */
const repeat = (
  refresh: (signal: AbortSignal) => Promise<void>,
  everyMs: number,
): (() => Promise<void>) => {
  const stopped = new AbortController();
  let refreshing: Promise<void> | null = null;
  const timer = setInterval(() => {
    refreshing ??= refresh(stopped.signal).finally(() => {
      refreshing = null;
    });
  }, everyMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    stopped.abort();
    await refreshing;
  };
};

/** Studio of this site, which publishes scheduled changes and watches rollouts; null without a database. */
export const openStudioOfSite = (site: StudioOfSite): OpenedStudio | null => {
  const { config, publishing } = site;
  const staff = openStaffOfSite(site);
  if (!staff || !publishing || !config.database) return null;
  const records = openStudioRecords(databaseUrlOf(config.database), site.now);
  const studio = openStudio({
    ...site,
    staff,
    publishing,
    contentDir: config.contentDir,
    needsReview: config.needsReview,
    records,
  });
  const stopping = [
    repeat(studio.publishDue, DUE_MS),
    repeat(studio.watchRollout, WATCH_MS),
    repeat(studio.watchExperiments, ALARM_MS),
    repeat(studio.mailInbox, MAIL_MS),
    repeat(studio.tidyInbox, TIDY_MS),
  ];
  return {
    studio,
    close: async () => {
      await Promise.all([...stopping.map((stop) => stop()), studio.close()]);
      await Promise.all([staff.close(), records.close()]);
    },
  };
};
