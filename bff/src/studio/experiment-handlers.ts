import type { ContentStore } from '@broadsheet/content-store/content-store';
import { EXPERIMENTS_FILE } from '@broadsheet/content-store/read-content-files';
import { DAY_MS } from '@broadsheet/contract/durations';
import { AppError } from '@broadsheet/contract/errors';
import type { PeopleWhen } from '@broadsheet/contract/people-when';
import type { Sizing } from '@broadsheet/contract/studio/experiment-calls';
import { conditionOf, meets } from '@broadsheet/layout-engine/audiences/condition';
import { readRevision } from '@broadsheet/publishing/history';
import { daysNeeded, unitsNeeded } from '@broadsheet/statistics/size-experiment';
import { loadAudiencesOfChange } from './audiences-of-change.ts';
import type { ChangeDeps } from './change-deps.ts';
import { exportReport } from './export-report.ts';
import { findReport, loadReports } from './load-reports.ts';
import { shareOfViews } from './share-of-views.ts';
import { stoppedText } from './stopped-text.ts';
import type { StudioHandlers } from './studio-handler.ts';
import type { StudioRecords } from './studio-records.ts';

type ExperimentHandlers = Pick<
  StudioHandlers,
  'listExperiments' | 'exportExperiment' | 'stopExperiment' | 'sizeExperiment'
>;

/** Of which an experiment is sized. */
const SIZED_DAYS = 28;
/** Fewer visitors give no usable rate. */
const VISITORS_MIN = 100;

export interface ExperimentDeps
  extends Pick<ChangeDeps, 'runQuery' | 'publisher' | 'servePublished' | 'audit' | 'now'> {
  readonly content: Pick<ContentStore, 'current' | 'reading'>;
  readonly records: Pick<
    StudioRecords,
    'loadExperimentCounts' | 'loadPageVisitors' | 'loadAudienceCounts'
  >;
}

/** The calls of Studio about experiments. */
export const createExperimentHandlers = (deps: ExperimentDeps): ExperimentHandlers => {
  const { runQuery, publisher, servePublished, audit, now, content, records } = deps;
  const shareMeeting = async (page: string, when: PeopleWhen, change: string | undefined) => {
    const condition = conditionOf(when, await loadAudiencesOfChange(deps, change));
    const counts = await records.loadAudienceCounts();
    return shareOfViews(counts, page, (count) => meets(condition, count));
  };
  return {
    listExperiments: async () => ({
      holdout: content.current().experiments.holdout,
      items: [...(await loadReports(deps))],
    }),
    exportExperiment: async ({ params: { key }, query: { format } }) => {
      const found = await findReport(deps, key);
      if (!found) throw new AppError('NOT_FOUND');
      return exportReport(found, format, new Date(now()).toISOString());
    },
    stopExperiment: async ({ params: { key }, staff }) => {
      const by = { id: staff.id, name: staff.name };
      const number = await publisher.publishAtOnce(
        `Stop experiment “${key}”`,
        EXPERIMENTS_FILE,
        (text) => stoppedText(text, key),
        by,
      );
      await servePublished();
      // A stop takes effect even while other changes are held back by a fault.
      const { status = 'stopped' } = content.current().experiments.byKey.get(key) ?? {};
      await audit({ staff: by, action: 'experiment.stop', subject: key, details: { number } });
      const { revision } = await runQuery((queries) => readRevision(queries, number));
      return { ...revision, serves: status === 'stopped' };
    },
    sizeExperiment: async ({ body }): Promise<Sizing> => {
      const { page, metric, when, change, coverage, arms, difference } = body;
      const since = now() - SIZED_DAYS * DAY_MS;
      const { visitors, converted } = await records.loadPageVisitors(page, metric, since);
      const share = when ? await shareMeeting(page, when, change) : 1;
      const unitsPerDay = visitors / SIZED_DAYS;
      const rate = visitors < VISITORS_MIN ? null : converted / visitors;
      const needed = rate === null ? null : unitsNeeded({ rate, difference });
      const takingPart = { arms, unitsPerDay, coverage: coverage * (share ?? 0) };
      const days = needed === null ? null : daysNeeded({ unitsNeeded: needed, ...takingPart });
      return { unitsPerDay, share, rate, unitsNeeded: needed, days };
    },
  };
};
