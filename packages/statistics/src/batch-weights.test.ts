import { expect, it } from 'vitest';
import { batchWeights } from './batch-weights.ts';
import { NO_UNITS, shareSums } from './metric-sums.ts';
import { createRandom } from './random.ts';
import { sumUnits } from './raw-sums.fixture.ts';

const OPTIONS = { floor: 0, uniformSlice: 0, seed: 7 };
const sumOf = (weights: Readonly<Record<string, number>>) =>
  Object.values(weights).reduce((sum, weight) => sum + weight, 0);

it('weighs an arm by its chance to be best', () => {
  // Beta(2, 1) beats Beta(1, 1) with 2/3: the integral of 2x times x.
  const weights = batchWeights(
    'share',
    [
      { arm: 'control', sums: NO_UNITS },
      { arm: 'b', sums: shareSums(1, 1) },
    ],
    { ...OPTIONS, samples: 100_000 },
  );
  expect(weights.b).toBeCloseTo(2 / 3, 2);
  expect(sumOf(weights)).toBeCloseTo(1, 12);
});

it('weighs means by normal posteriors, and equally while one has few units', () => {
  const of = (count: number, more: number) =>
    sumUnits(Array.from({ length: count }, (_, index) => ({ y: (index % 10) + more })));
  const arms = (count: number) => [
    { arm: 'control', sums: of(count, 0) },
    { arm: 'b', sums: of(count, 0.5) },
  ];
  // Variance 8.2506 of a unit: the difference 0.5 is 0.5 / sqrt(2 * 8.2506 / 1000) = 3.8924 errors
  expect(batchWeights('mean', arms(1_000), OPTIONS).b).toBeGreaterThan(0.999);
  expect(batchWeights('mean', arms(99), OPTIONS)).toEqual({ control: 0.5, b: 0.5 });
});

it('weighs arms equally while one has no amounts yet, or too few contributors', () => {
  const of = (count: number, buyers: number) =>
    sumUnits(Array.from({ length: count }, (_, index) => ({ y: index < buyers ? 9 + index : 0 })));
  const names = ['control', 'b', 'c'];
  for (const last of [of(1_000, 0), of(1_000, 1), of(1_000, 19)]) {
    const arms = names.map((arm) => ({ arm, sums: arm === 'c' ? last : of(1_000, 100) }));
    for (const weight of Object.values(batchWeights('mean', arms, OPTIONS)))
      expect(weight).toBeCloseTo(1 / 3, 12);
  }
  const equal = sumUnits(Array.from({ length: 500 }, () => ({ y: 3 })));
  const same = names.map((arm) => ({ arm, sums: equal }));
  expect(Object.values(batchWeights('mean', same, OPTIONS))).toEqual(Array(3).fill(1 / 3));
});

it('splits a tie', () => {
  // So many conversions that no draw differs from 1
  const sums = shareSums(1e300, 1e300);
  const arms = ['control', 'b', 'c', 'd'].map((arm) => ({ arm, sums }));
  expect(batchWeights('share', arms, { ...OPTIONS, samples: 1_000 })).toEqual({
    control: 0.25,
    b: 0.25,
    c: 0.25,
    d: 0.25,
  });
});

it('leaves every arm its floor, and a slice that is equal', () => {
  const arms = [
    { arm: 'control', sums: shareSums(10_000, 100) },
    { arm: 'b', sums: shareSums(10_000, 900) },
    { arm: 'c', sums: shareSums(10_000, 100) },
  ];
  const floored = batchWeights('share', arms, { ...OPTIONS, floor: 0.1 });
  expect(floored).toEqual({ control: 0.1, b: expect.closeTo(0.8, 12), c: 0.1 });
  const sliced = batchWeights('share', arms, { floor: 0.1, uniformSlice: 0.3, seed: 7 });
  expect(sliced.control).toBeCloseTo(0.3 / 3 + 0.7 * 0.1, 12);
  expect(sumOf(sliced)).toBeCloseTo(1, 12);
});

it('gives the same weights for the same seed, and others for another', () => {
  const arms = [
    { arm: 'control', sums: shareSums(500, 50) },
    { arm: 'b', sums: shareSums(500, 55) },
  ];
  const weights = batchWeights('share', arms, OPTIONS);
  expect(batchWeights('share', arms, OPTIONS)).toEqual(weights);
  expect(batchWeights('share', arms, { ...OPTIONS, seed: 8 })).not.toEqual(weights);
});

it('refuses a floor that the arms cannot all have, a slice above 1, no samples, and no arms', () => {
  const arms = [
    { arm: 'control', sums: NO_UNITS },
    { arm: 'b', sums: NO_UNITS },
  ];
  expect(() => batchWeights('share', arms, { ...OPTIONS, floor: 0.6 })).toThrow(
    'expected a floor of 0 to 0.5 for 2 arms, found 0.6',
  );
  expect(() => batchWeights('share', arms, { ...OPTIONS, uniformSlice: 1.1 })).toThrow(
    'expected a uniform slice of 0 to 1, found 1.1',
  );
  expect(() => batchWeights('share', arms, { ...OPTIONS, floor: Number.NaN })).toThrow(
    'expected a floor of 0 to 0.5 for 2 arms, found NaN',
  );
  expect(() => batchWeights('share', arms, { ...OPTIONS, uniformSlice: Number.NaN })).toThrow(
    'expected a uniform slice of 0 to 1, found NaN',
  );
  expect(() => batchWeights('share', arms, { ...OPTIONS, samples: 0 })).toThrow(
    'expected at least one sample, found 0',
  );
  expect(() => batchWeights('share', [], OPTIONS)).toThrow('expected at least one arm, found none');
});

it('refuses a posterior that does not exist, instead of drawing for ever', () => {
  const random = createRandom(1);
  for (const shape of [0, -1, Number.NaN, Number.POSITIVE_INFINITY])
    expect(() => random.gamma(shape)).toThrow(`expected a shape above 0, found ${shape}`);
  const arms = [
    { arm: 'control', sums: shareSums(10, 12) },
    { arm: 'b', sums: shareSums(10, 3) },
  ];
  expect(() => batchWeights('share', arms, OPTIONS)).toThrow(
    'expected conversions of 0 to 10 units, found 12',
  );
});

it('draws by the moments of their distributions', () => {
  const random = createRandom(1);
  const count = 40_000;
  const meanAndVariance = (sample: () => number) => {
    const values = Array.from({ length: count }, sample);
    const mean = values.reduce((sum, value) => sum + value, 0) / count;
    return [mean, values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / count];
  };
  for (const [sample, mean, variance] of [
    [random.uniform, 0.5, 1 / 12],
    [random.normal, 0, 1],
    [() => random.gamma(2.5), 2.5, 2.5],
    [() => random.gamma(0.4), 0.4, 0.4],
    [() => random.beta(3, 5), 3 / 8, 15 / 64 / 9],
  ] as const) {
    const [ofMean = 0, ofVariance = 0] = meanAndVariance(sample);
    expect(Math.abs(ofMean - mean)).toBeLessThan(4 * Math.sqrt(variance / count));
    expect(ofVariance / variance).toBeCloseTo(1, 1);
  }
});
