import type { FastifyBaseLogger } from 'fastify';
import type { TaskList, WorkerEvents } from 'graphile-worker';
import { type RunningJobs, runJobs } from './run-jobs.ts';

/** Notices wait for push services all over the world. */
const NOTICES_CONCURRENCY = 8;

/** Runs the background jobs, and notices to devices beside them: a slow push service delays no mail. */
export const runAllJobs = async (
  connectionString: string,
  { 'send-notice': sendNotice, ...tasks }: TaskList,
  logger: Pick<FastifyBaseLogger, 'debug' | 'warn'>,
  events: WorkerEvents,
): Promise<RunningJobs> => {
  const runners = [await runJobs(connectionString, tasks, logger, { events })];
  if (sendNotice)
    runners.push(
      await runJobs(connectionString, { 'send-notice': sendNotice }, logger, {
        events,
        schedule: [],
        concurrency: NOTICES_CONCURRENCY,
      }),
    );
  return { stop: async () => void (await Promise.all(runners.map((runner) => runner.stop()))) };
};
