import type { FastifyBaseLogger } from 'fastify';
import { Logger, run, type TaskList, type WorkerEvents } from 'graphile-worker';
import { SCHEDULE } from './schedule.ts';

export interface RunningJobs {
  /** Waits for what is being done. */
  readonly stop: () => Promise<void>;
}

const CONCURRENCY = 2;
/** One listens for new jobs, and one for each job takes it and gives it back. */
const CONNECTIONS = CONCURRENCY + 1;

/**
 * Does the jobs in the background, until it is stopped.
 * @param onEnd hears why it ended by itself; @param events hears of jobs
 */
export const runJobs = async (
  connectionString: string,
  taskList: TaskList,
  logger: Pick<FastifyBaseLogger, 'debug'>,
  onEnd: (error: unknown) => void,
  events?: WorkerEvents,
): Promise<RunningJobs> => {
  const runner = await run({
    connectionString,
    taskList,
    parsedCronItems: SCHEDULE,
    concurrency: CONCURRENCY,
    maxPoolSize: CONNECTIONS,
    noHandleSignals: true,
    ...(events ? { events } : {}),
    logger: new Logger(() => (level, message) => logger.debug({ level }, message)),
  });
  runner.promise.catch(onEnd);
  return { stop: () => runner.stop() };
};
