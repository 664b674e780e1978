import normalQuantile from '@stdlib/stats-base-dists-normal-quantile';

/** Draws of one seed: the same seed gives the same draws, on every machine. */
export interface Random {
  /** Above 0 and below 1. */
  readonly uniform: () => number;
  readonly normal: () => number;
  /** @throws RangeError for a shape that is not above 0. */
  readonly gamma: (shape: number) => number;
  readonly beta: (first: number, second: number) => number;
}

/** @param seed an integer. */
export const createRandom = (seed: number): Random => {
  const uniform = createUniform(seed);
  const normal = (): number => normalQuantile(uniform(), 0, 1);
  const gamma = (shape: number): number => {
    if (!(shape > 0 && Number.isFinite(shape)))
      throw new RangeError(`expected a shape above 0, found ${shape}`);
    return shape < 1
      ? sampleGamma(shape + 1, normal, uniform) * uniform() ** (1 / shape)
      : sampleGamma(shape, normal, uniform);
  };
  const beta = (first: number, second: number): number => {
    const part = gamma(first);
    return part / (part + gamma(second));
  };
  return { uniform, normal, gamma, beta };
};

/**
 * Four 32-bit words of state, xoshiro128**: Blackman and Vigna, "Scrambled linear pseudorandom number generators", ACM
 * Transactions on Mathematical Software 47 (2021). The state comes from the seed by splitmix, as the authors advise.
 */
const createUniform = (seed: number): (() => number) => {
  const state = Uint32Array.from([1, 2, 3, 4], (step) => mix(seed + step * 0x9e3779b9));
  return () => {
    const [first = 0, second = 0, third = 0, fourth = 0] = state;
    const result = Math.imul(rotate(Math.imul(second, 5), 7), 9) >>> 0;
    state[2] = third ^ first;
    state[3] = fourth ^ second;
    state[1] = second ^ (third ^ first);
    state[0] = first ^ (fourth ^ second);
    state[2] = third ^ first ^ (second << 9);
    state[3] = rotate(fourth ^ second, 11);
    return (result + 0.5) / 2 ** 32;
  };
};

const rotate = (word: number, bits: number): number => (word << bits) | (word >>> (32 - bits));

const mix = (word: number): number => {
  const first = Math.imul(word ^ (word >>> 16), 0x85ebca6b);
  const second = Math.imul(first ^ (first >>> 13), 0xc2b2ae35);
  return (second ^ (second >>> 16)) >>> 0;
};

/** Marsaglia and Tsang, "A simple method for generating gamma variables", ACM TOMS 26 (2000); shapes from 1. */
const sampleGamma = (shape: number, normal: () => number, uniform: () => number): number => {
  const scale = shape - 1 / 3;
  for (;;) {
    const deviate = normal();
    const cube = (1 + deviate / Math.sqrt(9 * scale)) ** 3;
    const bound =
      deviate ** 2 / 2 + scale * (1 - cube + Math.log(Math.max(cube, Number.MIN_VALUE)));
    if (cube > 0 && Math.log(uniform()) < bound) return scale * cube;
  }
};
