import type { ContentStore } from '@broadsheet/content-store/content-store';
import type { BlockDefinitions } from '@broadsheet/contract/block-definition';
import type { Upstream } from '@broadsheet/upstream/create-upstream';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config.ts';
import { databaseUrlOf } from '../database-url-of.ts';
import type { BffPublishing } from './open-bff-publishing.ts';
import { openStudio, type Studio } from './open-studio.ts';
import { openStaffOfSite } from './staff-of-site.ts';
import { openStudioRecords } from './studio-records.ts';

/** How often is looked for changes whose time has come. */
const DUE_MS = 1_000;

interface StudioOfSite {
  readonly config: Config;
  /** Null without a database. */
  readonly publishing: BffPublishing | null;
  readonly content: ContentStore;
  readonly definitions: BlockDefinitions;
  readonly upstream: Pick<Upstream, 'caller'>;
  readonly siteSecret: string;
  readonly log: FastifyBaseLogger;
  /** Epoch ms. */
  readonly now: () => number;
}

export interface OpenedStudio {
  readonly studio: Studio;
  readonly close: () => Promise<void>;
}

/** One look at a time. */
const lookForDue = ({ publishDue }: Studio): (() => Promise<void>) => {
  const stopped = new AbortController();
  let looking: Promise<void> | null = null;
  const timer = setInterval(() => {
    looking ??= publishDue(stopped.signal).finally(() => {
      looking = null;
    });
  }, DUE_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    stopped.abort();
    await looking;
  };
};

/** Studio of this site, which publishes at its time what was set one; null without a database. */
export const openStudioOfSite = (site: StudioOfSite): OpenedStudio | null => {
  const { config, publishing } = site;
  const staff = openStaffOfSite(site);
  if (!staff || !publishing || !config.database) return null;
  const records = openStudioRecords(databaseUrlOf(config.database));
  const studio = openStudio({
    ...site,
    staff,
    publishing,
    needsReview: config.needsReview,
    records,
  });
  const stopLooking = lookForDue(studio);
  return {
    studio,
    close: async () => {
      await stopLooking();
      await Promise.all([staff.close(), records.close()]);
    },
  };
};
