/**
 * A random address by rank, 0 the most frequent, with Zipf's distribution.
 * @param popularity the exponent; not 1
 * @param uniform from 0 to 1
 */
export const sampleAddress = (addresses: number, popularity: number, uniform: number): number => {
  const power = 1 - popularity;
  const sample = (1 + uniform * (addresses ** power - 1)) ** (1 / power);
  return Math.min(addresses - 1, Math.floor(sample) - 1);
};
