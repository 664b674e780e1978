import type { FastifyBaseLogger } from 'fastify';
import type { TaskList, WorkerEvents } from 'graphile-worker';
import { type RunningJobs, runJobs } from './run-jobs.ts';

/** Jobs that wait for servers all over the world. */
const OUTSIDE_TASKS = ['send-notice', 'send-webhook'];
const OUTSIDE_CONCURRENCY = 8;

const pickTasks = (tasks: TaskList, isPicked: (name: string) => boolean): TaskList =>
  Object.fromEntries(Object.entries(tasks).filter(([name]) => isPicked(name)));

/** Runs the background jobs, and those that wait for servers of others beside them: a slow server delays no mail. */
export const runAllJobs = async (
  connectionString: string,
  tasks: TaskList,
  logger: Pick<FastifyBaseLogger, 'debug' | 'warn'>,
  events: WorkerEvents,
): Promise<RunningJobs> => {
  const own = pickTasks(tasks, (name) => !OUTSIDE_TASKS.includes(name));
  const outside = pickTasks(tasks, (name) => OUTSIDE_TASKS.includes(name));
  const runners = [
    await runJobs(connectionString, own, logger, { events }),
    await runJobs(connectionString, outside, logger, {
      events,
      schedule: [],
      concurrency: OUTSIDE_CONCURRENCY,
    }),
  ];
  return { stop: async () => void (await Promise.all(runners.map((runner) => runner.stop()))) };
};
