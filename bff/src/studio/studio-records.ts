import { openBlockDatabase } from '@broadsheet/block-counts/block-database';
import { loadRolloutBlocks } from '@broadsheet/block-counts/load-block-counts';
import type { AudienceCount } from '@broadsheet/contract/audience-count';
import { CatalogueError } from '@broadsheet/contract/errors';
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
import { openEventsDatabase } from '@broadsheet/tracking/events-database';
import { loadPageVisitors, type PageVisitors } from '@broadsheet/tracking/load-page-visitors';
import { measureRollout } from './rollout-measure.ts';

/** Traffic that an impact is told in shares of. */
const COUNTED_DAYS = 28;

/** What was recorded of pages and experiments. Each throws STUDIO_UNAVAILABLE where the database is away. */
export interface StudioRecords {
  /** Views of the last weeks by who looked; none where nothing is recorded. */
  readonly loadAudienceCounts: () => Promise<readonly AudienceCount[]>;
  readonly loadExperimentCounts: () => Promise<readonly RecordedCounts[]>;
  /** What was counted of one step of a rollout. */
  readonly loadRolloutMeasure: (step: number) => Promise<RolloutMeasure>;
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
    throw new CatalogueError('STUDIO_UNAVAILABLE', { cause: error });
  });

export const openStudioRecords = (databaseUrl: DatabaseUrl): OpenStudioRecords => {
  const recording = openRecordingDatabase(databaseUrl);
  const events = openEventsDatabase(databaseUrl);
  const blocks = openBlockDatabase(databaseUrl);
  const addressOf = async () =>
    typeof databaseUrl === 'string' ? databaseUrl : await databaseUrl();
  return {
    loadAudienceCounts: () =>
      orUnavailable(addressOf().then((url) => loadAudienceCounts(url, COUNTED_DAYS))),
    loadExperimentCounts: () =>
      orUnavailable(recording.run((queries) => loadExperimentCounts(queries, null))),
    loadRolloutMeasure: (step) =>
      orUnavailable(
        Promise.all([
          recording.run((queries) => loadRolloutPeople(queries, step)),
          loadRolloutBlocks(blocks, step),
        ]).then(([people, rows]) => measureRollout(people, rows)),
      ),
    loadPageVisitors: (page, metric, since) =>
      orUnavailable(loadPageVisitors(events, page, metric, since)),
    close: async () => {
      await Promise.all([recording.close(), events.close(), blocks.close()]);
    },
  };
};
