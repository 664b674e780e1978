const EVERY_MS = 10;
/** Of a tick: what the load asks for in the meantime must not come late. */
const MAX_MS = 3;

/**
 * Has this program take a share of a core, whatever it does besides: where load and site share cores, what the load takes
 * beyond the peak it has to take at the peak too, or the site is blamed for it.
 * @returns what ends it
 */
export const takeShare = (share: number): (() => void) => {
  const beganAt = performance.now();
  const before = process.cpuUsage();
  const isBehind = (): boolean => {
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1_000 < share * (performance.now() - beganAt);
  };
  const timer = setInterval(() => {
    const latest = performance.now() + MAX_MS;
    while (isBehind() && performance.now() < latest);
  }, EVERY_MS);
  return () => clearInterval(timer);
};
