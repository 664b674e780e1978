const MICROSECONDS_A_MILLISECOND = 1_000;

/** Milliseconds since the measurement began. */
export type Elapsed = () => number;

/**
 * Begins to measure how long something that is ready waits for this process. Time in which another process has the core does not
 * count: it says that the machine is shared, and not that more is asked of this process than it can do. So the delay is at
 * most the CPU time that this process has used meanwhile; other threads of it count as well, hence at most the time on the wall.
 */
export const beginOwnDelay = (
  now: () => number = () => performance.now(),
  cpuUsage: () => NodeJS.CpuUsage = () => process.cpuUsage(),
): Elapsed => {
  const began = now();
  const before = cpuUsage();
  return () => {
    const { user, system } = cpuUsage();
    const usedMs = (user - before.user + system - before.system) / MICROSECONDS_A_MILLISECOND;
    return Math.min(now() - began, usedMs);
  };
};
