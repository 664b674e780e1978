import { listRollouts } from '@broadsheet/publishing/list-rollouts';
import { rollBack } from '@broadsheet/publishing/roll-out';
import type { FastifyBaseLogger } from 'fastify';
import type { Metrics } from '../metrics/metrics.ts';
import { findRolloutFailure } from './find-rollout-failure.ts';
import type { RolloutDeps } from './rollout-handlers.ts';

export interface WatchDeps
  extends Pick<
    RolloutDeps,
    'runQuery' | 'audit' | 'now' | 'servePublished' | 'records' | 'definitions'
  > {
  readonly metrics: Pick<Metrics, 'rollbacks'>;
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'debug'>;
}

/**
 * Checks the current rollout once, and rolls it back if it harms; the first replica to notice does it. Only counts of
 * servers are used, because anybody can forge browser reports.
 */
export const createRolloutWatch = (deps: WatchDeps): (() => Promise<void>) => {
  const { runQuery, audit, now, servePublished, records, definitions, metrics, log } = deps;
  const titleOf = (type: string): string => definitions[type]?.title ?? type;

  const checkRollout = async (): Promise<void> => {
    // One runs at a time, so it is the newest.
    const [row] = await runQuery((queries) => listRollouts(queries));
    if (row?.state !== 'running') return;
    const reason = findRolloutFailure(
      await records.loadRolloutMeasure(row.step),
      row.bounds,
      titleOf,
    );
    if (reason === null) return;
    const isFirst = await runQuery((queries) => rollBack(queries, row, reason, now()));
    if (!isFirst) return;
    const { number, change, share } = row;
    metrics.rollbacks.inc();
    log.warn({ rollout: number, change, share, reason }, 'a rollout was taken back');
    await servePublished();
    const details = { number, share, reason };
    await audit({ staff: null, action: 'rollout.back', subject: change, details });
  };
  return () =>
    checkRollout().catch((error: unknown) =>
      log.debug({ err: error }, 'what is rolled out could not be looked at'),
    );
};
