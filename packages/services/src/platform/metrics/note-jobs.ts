import { EventEmitter } from 'node:events';
import type { WorkerEvents } from 'graphile-worker';
import type { Metrics } from './create-metrics.ts';

const NOT_KNOWN = 'not-known';

/** Counts jobs as they finish. @param tasks the known tasks: all others share one label */
export const noteJobs = (
  { jobSeconds, undoneJobs }: Pick<Metrics, 'jobSeconds' | 'undoneJobs'>,
  tasks: readonly string[],
): WorkerEvents => {
  const events: WorkerEvents = new EventEmitter();
  const began = new Map<string, number>();
  const taskLabel = (task: string) => (tasks.includes(task) ? task : NOT_KNOWN);
  // Prometheus sees no increase when a counter first appears at one: a job that is given up must be seen.
  for (const task of [...tasks, NOT_KNOWN]) undoneJobs.inc({ task }, 0);
  events.on('job:start', ({ job }) => void began.set(job.id, performance.now()));
  events.on('job:failed', ({ job }) => undoneJobs.inc({ task: taskLabel(job.task_identifier) }));
  events.on('job:complete', ({ job, error }) => {
    const ms = performance.now() - (began.get(job.id) ?? performance.now());
    began.delete(job.id);
    const labels = { task: taskLabel(job.task_identifier), outcome: error ? 'failed' : 'ok' };
    jobSeconds.observe(labels, ms / 1000);
  });
  return events;
};
