import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

export interface StoppedParts {
  readonly app: Pick<FastifyInstance, 'close' | 'server'>;
  /** Waits for the jobs that are being done. */
  readonly stopJobs: () => Promise<unknown>;
  readonly closeDatabase: () => Promise<unknown>;
  /** How long readiness says no before connections are refused. */
  readonly drainMs: number;
  /** From now to the end. */
  readonly deadlineMs: number;
}

/** Of the deadline, for the database: an embedded server writes down what it has. */
const DATABASE_SHARE = 0.3;

/**
 * Ends in order: what is asked while others learn that this one goes is answered, then what was begun; then the jobs, then
 * the database. What holds out is cut off, so that it takes no longer than the deadline.
 */
export const stopServices = async (parts: StoppedParts): Promise<void> => {
  const { app, stopJobs, closeDatabase, drainMs, deadlineMs } = parts;
  const endsAt = performance.now() + deadlineMs;
  const until = (share: number) =>
    wait(Math.max(0, endsAt - share * deadlineMs - performance.now()), undefined, { ref: false });
  const jobs = stopJobs();
  await Promise.race([wait(drainMs, undefined, { ref: false }), until(DATABASE_SHARE)]);
  const closed = app.close();
  await Promise.race([Promise.all([closed, jobs]), until(DATABASE_SHARE)]);
  app.server.closeAllConnections();
  await Promise.race([closeDatabase(), until(0)]);
};
