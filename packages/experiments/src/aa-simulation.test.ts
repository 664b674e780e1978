import type { Experiment } from '@broadsheet/contract/experiments';
import {
  type ConversionCount,
  conversionDifference,
  conversionRate,
} from '@broadsheet/statistics/conversion-intervals';
import { sampleRatioTest } from '@broadsheet/statistics/sample-ratio-test';
import { expect, it } from 'vitest';
import { createAssigner } from './assign-arms.ts';
import { exampleExperiments, exampleInput, rethrow } from './example-input.ts';

const assign = createAssigner({ onFault: rethrow });

const UNITS = 200_000;
const HOLDOUT = 0.05;
const inLayer = (from: number, until: number): Partial<Experiment> => ({
  layer: { name: 'hero', range: [from, until] },
});
const CONFIGURED: Record<string, Partial<Experiment>> = {
  even: {},
  lopsided: { variants: { control: 90, b: 10 } },
  three: { variants: { control: 40, b: 30, c: 30 } },
  covered: { coverage: 0.3 },
  'layer-1': inLayer(0, 0.4),
  'layer-2': inLayer(0.4, 1),
  'cta-1': {},
  'cta-2': {},
};
const KEYS = Object.keys(CONFIGURED);
const REACH: Record<string, number> = { covered: 0.3, 'layer-1': 0.4, 'layer-2': 0.6 };
const ARMS = ['out', 'control', 'b', 'c'];

/** The arm number of every unit outside the holdout, for each experiment. */
const assignAll = (): Uint8Array[] => {
  const experiments = exampleExperiments(CONFIGURED, HOLDOUT);
  const assigned: Uint8Array[] = [];
  for (let unit = 0; unit < UNITS; unit += 1) {
    const participant = { visitorId: `unit-${unit}`, seekerId: null };
    const { arms } = assign(exampleInput({ experiments, participant }));
    if ('even' in arms)
      assigned.push(Uint8Array.from(KEYS, (key) => ARMS.indexOf(arms[key] ?? 'out')));
    else if (Object.keys(arms).length > 0) expect.unreachable(`unit-${unit} is held out of some`);
  }
  return assigned;
};

const expectNear = (count: number, of: number, share: number, what: string) => {
  const errors = Math.sqrt(of * share * (1 - share));
  expect(Math.abs(count - of * share) / errors, what).toBeLessThan(4);
};

/** The configured share of each arm of an experiment, being out of it included. */
const sharesOf = (key: string): Record<string, number> => {
  const reach = REACH[key] ?? 1;
  const weights = Object.entries(CONFIGURED[key]?.variants ?? { control: 50, b: 50 });
  return {
    out: 1 - reach,
    ...Object.fromEntries(weights.map(([arm, weight]) => [arm, (reach * weight) / 100])),
  };
};

/** Units per pair of arms against the product of their shares. */
const independenceOf = (
  assigned: readonly Uint8Array[],
  [first, second]: readonly [number, number],
  sharedBy: number,
) => {
  const cells = new Float64Array(ARMS.length ** 2);
  for (const arms of assigned) {
    const cell = (arms[first] ?? 0) * ARMS.length + (arms[second] ?? 0);
    cells[cell] = (cells[cell] ?? 0) + 1;
  }
  const observed: Record<string, number> = {};
  for (const [row, arm] of ARMS.entries())
    for (const [column, other] of ARMS.entries())
      observed[`${arm} ${other}`] = cells[row * ARMS.length + column] ?? 0;
  const ofSecond = Object.entries(sharesOf(KEYS[second] ?? ''));
  const weights = Object.fromEntries(
    Object.entries(sharesOf(KEYS[first] ?? '')).flatMap(([arm, share]) =>
      ofSecond.map(([other, otherShare]) => [`${arm} ${other}`, share * otherShare]),
    ),
  );
  return sampleRatioTest(observed, weights, sharedBy);
};

it('deals 200,000 units as configured, each experiment independently of the others', () => {
  const assigned = assignAll();
  expectNear(UNITS - assigned.length, UNITS, HOLDOUT, 'holdout');
  for (const [index, key] of KEYS.entries()) {
    const units = ARMS.map((_, arm) => assigned.filter((arms) => arms[index] === arm).length);
    const inside = assigned.length - (units[0] ?? 0);
    const reach = REACH[key];
    if (reach === undefined) expect(inside).toBe(assigned.length);
    else expectNear(inside, assigned.length, reach, `units of ${key}`);
    const weights = CONFIGURED[key]?.variants ?? { control: 50, b: 50 };
    const observed: Record<string, number> = {};
    for (const [arm, weight] of Object.entries(weights)) {
      observed[arm] = units[ARMS.indexOf(arm)] ?? 0;
      expectNear(observed[arm], inside, weight / 100, `${arm} of ${key}`);
    }
    expect(sampleRatioTest(observed, weights), key).toMatchObject({ alarm: false });
  }
  const [one, two] = [KEYS.indexOf('layer-1'), KEYS.indexOf('layer-2')];
  expect(assigned.filter((arms) => (arms[one] === 0) === (arms[two] === 0))).toEqual([]);
  const pairs = KEYS.flatMap((_, first) =>
    KEYS.slice(first + 1).map((_key, after) => [first, first + 1 + after] as const),
  ).filter(([first, second]) => first !== one || second !== two);
  expect(pairs).toHaveLength(27);
  for (const [first, second] of pairs)
    expect(
      independenceOf(assigned, [first, second], pairs.length),
      `${KEYS[first]} and ${KEYS[second]}`,
    ).toMatchObject({ alarm: false });
});

const REPETITIONS = 240;
const SIZE = 1_200;
const CHECK_EVERY = 60;
const RATE = 0.2;

/** Marsaglia's xorshift: random numbers from 0 to 1, independent of the hash. */
const createRandom = (seed: number) => {
  let state = seed;
  return (): number => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
};

interface Alarms {
  ratio: boolean;
  difference: boolean;
  differsAtOneCheck: boolean;
  rate: boolean;
}

/** The textbook interval, which ignores earlier checks. */
const isDifferentAtOneCheck = (b: ConversionCount, control: ConversionCount): boolean => {
  const variance = [b, control].reduce((sum, { units, conversions }) => {
    const rate = conversions / units;
    return sum + (rate * (1 - rate)) / units;
  }, 0);
  const difference = b.conversions / b.units - control.conversions / control.units;
  return Math.abs(difference) > 1.96 * Math.sqrt(variance);
};

/** One experiment with equal arms, checked many times while it grows. */
const peek = (key: string, b: number, random: () => number): Alarms => {
  const weights = { control: 100 - b, b };
  const experiments = exampleExperiments({ [key]: { variants: weights } });
  const counts = { control: { units: 0, conversions: 0 }, b: { units: 0, conversions: 0 } };
  const alarms = {
    ratio: false,
    difference: false,
    differsAtOneCheck: false,
    rate: false,
  };
  for (let unit = 1; unit <= SIZE; unit += 1) {
    const participant = { visitorId: `${unit} of ${key}`, seekerId: null };
    const { arms } = assign(exampleInput({ experiments, participant }));
    const count = arms[key] === 'b' ? counts.b : counts.control;
    count.units += 1;
    if (random() < RATE) count.conversions += 1;
    if (unit % CHECK_EVERY !== 0) continue;
    const ratio = sampleRatioTest({ control: counts.control.units, b: counts.b.units }, weights);
    const { interval } = conversionDifference(counts.b, counts.control);
    const own = conversionRate(counts.control).interval;
    alarms.ratio ||= ratio.alarm;
    alarms.difference ||= interval !== null && (interval.low > 0 || interval.high < 0);
    alarms.differsAtOneCheck ||= isDifferentAtOneCheck(counts.b, counts.control);
    alarms.rate ||= own !== null && (own.low > RATE || own.high < RATE);
  }
  return alarms;
};

/** The highest number of alarms at a true rate of `nominal`, except in one run in about 40. */
const tolerated = (nominal: number): number =>
  REPETITIONS * nominal + 2 * Math.sqrt(REPETITIONS * nominal * (1 - nominal));

it('raises no more false alarms than promised over 240 experiments, looked at 20 times each', () => {
  const random = createRandom(20_261_121);
  const all = Array.from({ length: REPETITIONS }, (_, index) =>
    peek(`aa-${index}`, index % 2 === 0 ? 50 : 10, random),
  );
  const raised = (alarm: keyof Alarms) => all.filter((alarms) => alarms[alarm]).length;
  expect(raised('difference')).toBeLessThanOrEqual(tolerated(0.05));
  expect(raised('differsAtOneCheck')).toBeGreaterThan(2 * tolerated(0.05));
  expect(raised('rate')).toBeLessThanOrEqual(tolerated(0.05));
  expect(raised('ratio')).toBeLessThanOrEqual(tolerated(0.001));
});
