import { addToInbox } from '@broadsheet/publishing/add-to-inbox';
import type { OpenStaff } from '@broadsheet/staff/open-staff';
import type { FastifyBaseLogger } from 'fastify';
import { type ChangeDeps, loadApprovers } from './change-deps.ts';
import { findAlarms } from './experiment-alarms.ts';
import { loadReports, type ReportDeps } from './load-reports.ts';

export interface ExperimentWatchDeps extends Pick<ChangeDeps, 'runQuery' | 'now'>, ReportDeps {
  readonly staff: Pick<OpenStaff, 'list'>;
  readonly log: Pick<FastifyBaseLogger, 'debug'>;
}

/** Tells those who can stop a running experiment of each of its alarms, once over all replicas. */
export const createExperimentWatch = (deps: ExperimentWatchDeps): (() => Promise<void>) => {
  const { content, staff, runQuery, now, log } = deps;
  const notifyAlarms = async (): Promise<void> => {
    const { experiments } = content.current();
    const isRunning = [...experiments.byKey.values()].some(({ status }) => status === 'running');
    if (!isRunning) return;
    const at = now();
    const alarms = (await loadReports(deps)).flatMap((of) => findAlarms(of, at));
    if (alarms.length === 0) return;
    const recipients = await loadApprovers(staff);
    for (const alarm of alarms)
      await runQuery((queries) => addToInbox(queries, { ...alarm, by: null, at }, recipients));
  };
  return () =>
    notifyAlarms().catch((error: unknown) =>
      log.debug({ err: error }, 'experiments could not be watched'),
    );
};
