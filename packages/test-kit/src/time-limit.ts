const SCALE = Number(process.env.TEST_TIME_SCALE ?? 1);
const US_PER_MS = 1_000;

/** A limit as written for a quiet machine, ms, for this one: the run has measured how slow it is. */
export const timeLimit = (ms: number): number => ms * SCALE;

/** How long this process has worked on something, ms of the CPU: what else the machine does meanwhile does not count. */
export const cpuTimeOf = (work: () => void): number => {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / US_PER_MS;
};
