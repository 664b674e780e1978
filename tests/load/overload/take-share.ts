const EVERY_MS = 10;
/** The longest busy period: requests of the load meanwhile must not be late. */
const MAX_MS = 3;

/**
 * Makes this program use a share of a core. Where load and site share cores, the load must use the same share at the
 * peak as beyond it, or the site would be blamed for the difference.
 * @returns stops it
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
