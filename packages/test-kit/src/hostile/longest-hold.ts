import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setImmediate as turn } from 'node:timers/promises';

const NS_A_MS = 1e6;

/** Other load adds to a measurement: the shortest of several is the loop's own. */
const TRIES = 3;

const holdOf = async (work: () => Promise<unknown>): Promise<number> => {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  await turn();
  await work();
  await turn();
  delay.disable();
  return delay.max / NS_A_MS;
};

/**
 * The longest time that a task blocks the event loop of this process, ms; it is repeated only where it exceeds
 * `limitMs`.
 */
export const longestHold = async (
  work: () => Promise<unknown>,
  limitMs: number,
): Promise<number> => {
  let shortest = Number.POSITIVE_INFINITY;
  for (let tried = 0; tried < TRIES && shortest > limitMs; tried += 1)
    shortest = Math.min(shortest, await holdOf(work));
  return shortest;
};
