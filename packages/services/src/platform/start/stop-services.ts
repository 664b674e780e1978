import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

export interface StoppedParts {
  readonly app: Pick<FastifyInstance, 'close' | 'server'>;
  /** Waits for the jobs that are running. */
  readonly stopJobs: () => Promise<unknown>;
  readonly closeDatabase: () => Promise<unknown>;
  /** How long readiness fails before connections are refused. */
  readonly drainMs: number;
  /** The time until the process has ended. */
  readonly deadlineMs: number;
}

/** The share of the deadline for the database: an embedded server flushes its data. */
const DATABASE_SHARE = 0.3;

/**
 * Shuts down in order. While load balancers notice, new requests are still served; then open requests finish, then the
 * jobs, then the database. Connections that remain are closed, so that the deadline holds.
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
