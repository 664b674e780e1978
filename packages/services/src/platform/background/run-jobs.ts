import { setTimeout as wait } from 'node:timers/promises';
import { withSpan } from '@broadsheet/tracing/with-span';
import type { FastifyBaseLogger } from 'fastify';
import { Logger, type Runner, run, type TaskList, type WorkerEvents } from 'graphile-worker';
import { SCHEDULE } from './schedule.ts';

export interface RunningJobs {
  /** Waits for the jobs that are running. */
  readonly stop: () => Promise<void>;
}

const CONCURRENCY = 2;
/** One connection listens for new jobs; jobs use the others to fetch and release themselves. */
const CONNECTIONS = 3;
const AGAIN_MS = 2_000;

const traced = (tasks: TaskList): TaskList =>
  Object.fromEntries(
    Object.entries(tasks).map(([name, task]) => [
      name,
      (payload, helpers) => withSpan({ name: `job ${name}` }, () => task?.(payload, helpers)),
    ]),
  );

/**
 * Runs the background jobs until it is stopped. Restarts after a database fault.
 * @param events receives the events of jobs; @param schedule the jobs that start by the clock; @param concurrency jobs
 * that run at the same time
 */
export const runJobs = async (
  connectionString: string,
  taskList: TaskList,
  logger: Pick<FastifyBaseLogger, 'debug' | 'warn'>,
  {
    events,
    schedule = SCHEDULE,
    concurrency = CONCURRENCY,
  }: { events?: WorkerEvents; schedule?: typeof SCHEDULE; concurrency?: number } = {},
): Promise<RunningJobs> => {
  const stopped = new AbortController();
  const tracedTasks = traced(taskList);
  const start = (): Promise<Runner> =>
    run({
      connectionString,
      taskList: tracedTasks,
      parsedCronItems: schedule,
      concurrency,
      maxPoolSize: CONNECTIONS,
      noHandleSignals: true,
      ...(events ? { events } : {}),
      logger: new Logger(() => (level, message) => logger.debug({ level }, message)),
    });
  let runner: Runner | undefined = await start();
  const goOn = async (): Promise<void> => {
    while (!stopped.signal.aborted) {
      try {
        runner ??= await start();
        await runner.promise;
      } catch (error) {
        logger.warn({ err: error }, 'Jobs in the background have stopped: they begin again');
      }
      runner = undefined;
      await wait(AGAIN_MS, undefined, { signal: stopped.signal, ref: false }).catch(
        () => undefined,
      );
    }
  };
  const going = goOn();
  return {
    stop: async () => {
      stopped.abort();
      await runner?.stop();
      await going;
    },
  };
};
