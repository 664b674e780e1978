import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { descendantsOf } from '../bench/servers/process-figures.ts';
import type { Cluster } from './start-cluster.ts';
import type { Load, LoadCounts } from './steady-load.ts';

/** Effects of a fault that show only after a while: breakers, and servers that nginx does not use. */
const AFTERWARDS_MS = 5_000;
const POLL_MS = 50;
/** The one door of one machine is away for no longer. */
const MAX_DOORLESS_MS = 3_000;
/** Time for the requests of its last workers to end. */
const ENDED_MS = 500;

const NGINX = 'nginx';
const NGINX_WORKER = 'nginx worker';

/** A worker of nginx, which its first process replaces. */
const killWorker = (cluster: Cluster): boolean => {
  const { nginx } = cluster.pids();
  const workers = readFileSync(`/proc/${nginx}/task/${nginx}/children`, 'utf8').trim().split(' ');
  return process.kill(Number(workers[0]), 'SIGKILL');
};

export interface Killed extends LoadCounts {
  readonly victim: string;
  /** Until all programs were ready again. */
  readonly backMs: number;
  /**
   * For nginx: pages and writes without a connection until it was back, which are no failures of the programs behind
   * it.
   */
  readonly doorless: number;
}

export const listVictims = (cluster: Cluster): string[] => [...cluster.names, NGINX_WORKER];

/**
 * Kills one program, and counts until all are ready again and for a while after. Throws where nginx is away for long.
 */
export const killOne = async (cluster: Cluster, load: Load, victim: string): Promise<Killed> => {
  load.count();
  const began = performance.now();
  const pid = cluster.pids()[victim];
  if (!(victim === NGINX_WORKER ? killWorker(cluster) : cluster.kill(victim)))
    throw new Error(`${victim} does not run`);
  // Its port may answer a little longer, and nginx's for as long as old workers run.
  while (pid !== undefined && [pid, undefined].includes(cluster.pids()[victim]))
    await wait(POLL_MS);
  for (const name of cluster.names) await cluster.untilReady(name);
  const backMs = Math.round(performance.now() - began);
  let doorless = 0;
  if (victim === NGINX) {
    if (backMs > MAX_DOORLESS_MS) throw new Error(`nginx was away for ${backMs} ms`);
    await wait(ENDED_MS);
    const { failedPages, failedOwnPages, failedWrites } = load.count();
    doorless = failedPages.length + failedOwnPages.length + failedWrites.length;
  }
  await wait(AFTERWARDS_MS);
  return { victim, backMs, doorless, ...load.count() };
};

/** Longer than any statement, call or connection is borne with. */
const HANGS_MS = 15_000;

/** Freezes one program for a while, and counts as killOne does. */
export const hangOne = async (cluster: Cluster, load: Load, victim: string): Promise<Killed> => {
  const first = cluster.pids()[victim];
  if (first === undefined) throw new Error(`${victim} does not run`);
  load.count();
  const began = performance.now();
  const hanging = [first, ...descendantsOf(first)];
  for (const pid of hanging) process.kill(pid, 'SIGSTOP');
  await wait(HANGS_MS);
  for (const pid of hanging) process.kill(pid, 'SIGCONT');
  for (const name of cluster.names) await cluster.untilReady(name);
  const backMs = Math.round(performance.now() - began);
  await wait(AFTERWARDS_MS);
  return { victim, backMs, doorless: 0, ...load.count() };
};
