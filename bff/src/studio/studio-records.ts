import type { AudienceCount } from '@broadsheet/contract/audience-count';
import { AppError } from '@broadsheet/contract/errors';
import type { ConversionMetric } from '@broadsheet/contract/experiments';
import type { RolloutMeasure } from '@broadsheet/contract/studio/rollout';
import { loadAudienceCounts } from '@broadsheet/experiments/recording/load-audience-counts';
import {
  loadExperimentCounts,
  type RecordedCounts,
} from '@broadsheet/experiments/recording/load-experiment-counts';
import { loadRolloutPeople } from '@broadsheet/experiments/recording/load-rollout-people';
import { openRecordingDatabase } from '@broadsheet/experiments/recording/recording-database';
import type { DatabaseUrl } from '@broadsheet/site-database/site-database';
import { openBlockDatabase } from '@broadsheet/telemetry/block-counts/block-database';
import {
  type BlockCounts,
  type BrowserFaultCount,
  loadBlockCounts,
  loadBrowserFaults,
  loadRolloutBlocks,
} from '@broadsheet/telemetry/block-counts/load-block-counts';
import { openEventsDatabase } from '@broadsheet/telemetry/tracking/events-database';
import {
  type ClickOrigin,
  loadBannerClicks,
  type PageClicks,
} from '@broadsheet/telemetry/tracking/load-banner-clicks';
import {
  loadPageVisitors,
  type PageVisitors,
} from '@broadsheet/telemetry/tracking/load-page-visitors';
import { loadVitals, type Vitals } from '@broadsheet/telemetry/vitals/load-vitals';
import { type LinkChecks, openLinkChecks } from './health/link-checks.ts';
import { measureRollout } from './rollout-measure.ts';

/** The days of traffic that an impact is measured by. */
const COUNTED_DAYS = 28;

/** Records of pages and experiments. Every method throws STUDIO_UNAVAILABLE while the database is away. */
export interface StudioRecords {
  /** Views of recent weeks by audience; none where nothing is recorded. */
  readonly loadAudienceCounts: () => Promise<readonly AudienceCount[]>;
  /** Counts of blocks. @param since epoch ms */
  readonly loadBlockCounts: (since: number) => Promise<readonly BlockCounts[]>;
  readonly loadBrowserFaults: (since: number) => Promise<readonly BrowserFaultCount[]>;
  /** What browsers measured. @param since epoch ms */
  readonly loadVitals: (since: number) => Promise<Vitals>;
  /** Checks of all links. */
  readonly links: Omit<LinkChecks, 'close'>;
  /** @param experiment null: all */
  readonly loadExperimentCounts: (experiment: string | null) => Promise<readonly RecordedCounts[]>;
  /** The measured counts of one step of a rollout. */
  readonly loadRolloutMeasure: (step: number) => Promise<RolloutMeasure>;
  /** Clicks on the banners of a page. @param since epoch ms */
  readonly loadBannerClicks: (origin: ClickOrigin, since: number) => Promise<PageClicks>;
  /** @param since epoch ms */
  readonly loadPageVisitors: (
    page: string,
    metric: ConversionMetric,
    since: number,
  ) => Promise<PageVisitors>;
}

export interface OpenStudioRecords extends StudioRecords {
  readonly close: () => Promise<void>;
}

const orUnavailable = <Result>(work: Promise<Result>): Promise<Result> =>
  work.catch((error: unknown) => {
    throw new AppError('STUDIO_UNAVAILABLE', { cause: error });
  });

/** @param now epoch ms */
export const openStudioRecords = (
  databaseUrl: DatabaseUrl,
  now: () => number,
): OpenStudioRecords => {
  const recording = openRecordingDatabase(databaseUrl);
  const events = openEventsDatabase(databaseUrl);
  const blocks = openBlockDatabase(databaseUrl);
  const checks = openLinkChecks(databaseUrl, now);
  const addressOf = async () =>
    typeof databaseUrl === 'string' ? databaseUrl : await databaseUrl();
  return {
    loadAudienceCounts: () =>
      orUnavailable(addressOf().then((url) => loadAudienceCounts(url, COUNTED_DAYS))),
    loadBlockCounts: (since) => orUnavailable(loadBlockCounts(blocks, { since })),
    loadBrowserFaults: (since) => orUnavailable(loadBrowserFaults(blocks, { since })),
    loadVitals: (since) => orUnavailable(loadVitals(blocks, since)),
    links: {
      read: () => orUnavailable(checks.read()),
      begin: (running) => orUnavailable(checks.begin(running)),
      save: (running) => orUnavailable(checks.save(running)),
      end: (last) => orUnavailable(checks.end(last)),
    },
    loadExperimentCounts: (experiment) =>
      orUnavailable(recording.run((queries) => loadExperimentCounts(queries, experiment))),
    loadRolloutMeasure: (step) =>
      orUnavailable(
        Promise.all([
          recording.run((queries) => loadRolloutPeople(queries, step)),
          loadRolloutBlocks(blocks, step),
        ]).then(([people, rows]) => measureRollout(people, rows)),
      ),
    loadBannerClicks: (origin, since) => orUnavailable(loadBannerClicks(events, origin, since)),
    loadPageVisitors: (page, metric, since) =>
      orUnavailable(loadPageVisitors(events, page, metric, since)),
    close: async () => {
      await Promise.all([recording.close(), events.close(), blocks.close(), checks.close()]);
    },
  };
};
