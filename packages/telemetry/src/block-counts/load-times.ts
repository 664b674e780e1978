/** Each bucket ends a fifth above the one before, so a quantile is exact to a tenth. */
const GROWTH = 1.2;
const LOG_GROWTH = Math.log(GROWTH);
/** The last bucket begins at 13 s, longer than any load. */
export const BUCKETS = 54;

/** The bucket of a time: 0 holds all below 1 ms. */
export const bucketOf = (ms: number): number =>
  ms >= 1 ? Math.min(BUCKETS - 1, 1 + Math.floor(Math.log(ms) / LOG_GROWTH)) : 0;

/** ms in the middle of a bucket. */
const msOf = (bucket: number): number =>
  bucket === 0 ? 0.5 : GROWTH ** (bucket - 1) * Math.sqrt(GROWTH);

/**
 * The time within which a share of the loads were done; null where there were none. Pure.
 * @param times how many loads fell into each bucket
 */
export const quantileOf = (times: readonly number[], share: number): number | null => {
  const all = times.reduce((sum, loads) => sum + loads, 0);
  if (all === 0) return null;
  let seen = 0;
  const bucket = times.findIndex((loads) => {
    seen += loads;
    return seen >= all * share;
  });
  return Math.round(msOf(bucket) * 10) / 10;
};
