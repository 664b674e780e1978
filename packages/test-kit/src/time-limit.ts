const SCALE = Number(process.env.TEST_TIME_SCALE ?? 1);
const US_PER_MS = 1_000;

/** Scales a limit for an idle machine, ms, to this one: the run has measured how slow it is. */
export const timeLimit = (ms: number): number => ms * SCALE;

/** The CPU time that this process takes for `work`, ms: other load on the machine does not count. */
export const cpuTimeOf = (work: () => void): number => {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / US_PER_MS;
};
