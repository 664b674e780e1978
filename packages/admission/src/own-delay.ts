const MICROSECONDS_A_MILLISECOND = 1_000;

/** Milliseconds since the measurement began. */
export type Elapsed = () => number;

/**
 * Starts to measure how long ready work waits for this process. Time in which another process uses the core does not
 * count: it means a shared machine, not an overload of this process. So the delay is at most the CPU time that this
 * process has used meanwhile; since its other threads count as well, it is at most the elapsed time too.
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
