import type { ContentStore } from '@broadsheet/content-store/content-store';
import { hasAlarm, reportExperiments } from '@broadsheet/experiments/report/report-experiments';
import { addToInbox } from '@broadsheet/publishing/add-to-inbox';
import type { OpenStaff } from '@broadsheet/staff/open-staff';
import type { FastifyBaseLogger } from 'fastify';
import { type ChangeDeps, loadApprovers } from './change-deps.ts';
import type { StudioRecords } from './studio-records.ts';

export interface ExperimentWatchDeps extends Pick<ChangeDeps, 'runQuery' | 'now'> {
  readonly content: Pick<ContentStore, 'current'>;
  readonly records: Pick<StudioRecords, 'loadExperimentCounts'>;
  readonly staff: Pick<OpenStaff, 'list'>;
  readonly log: Pick<FastifyBaseLogger, 'debug'>;
}

/**
 * Tells those who can stop it of a running experiment whose groups are not assigned as planned, once for each numbering
 * of its people.
 */
export const createExperimentWatch = (deps: ExperimentWatchDeps): (() => Promise<void>) => {
  const { content, records, staff, runQuery, now, log } = deps;
  const notifyAlarms = async (): Promise<void> => {
    const { experiments } = content.current();
    const isRunning = [...experiments.byKey.values()].some(({ status }) => status === 'running');
    if (!isRunning) return;
    const { experiments: reports } = reportExperiments(
      experiments,
      await records.loadExperimentCounts(),
    );
    const alarms = reports.filter(
      (report) => experiments.byKey.get(report.key)?.status === 'running' && hasAlarm(report),
    );
    if (alarms.length === 0) return;
    const recipients = await loadApprovers(staff);
    for (const { key, bucketVersion } of alarms) {
      const kind = 'experiment-alarm';
      const event = { event: `${kind}:${key}:${bucketVersion}`, kind, title: key } as const;
      await runQuery((queries) =>
        addToInbox(queries, { ...event, by: null, at: now() }, recipients),
      );
    }
  };
  return () =>
    notifyAlarms().catch((error: unknown) =>
      log.debug({ err: error }, 'experiments could not be watched'),
    );
};
