import { ExperimentReport } from '@broadsheet/contract/experiment-report';
import Value from 'typebox/value';
import { expect, it } from 'vitest';
import { assembleReport } from './assemble-report.ts';
import type { ArmCounts, ExperimentCounts } from './experiment-counts.ts';

const row = (arm: string, units: number, apply: number, changes: Partial<ArmCounts> = {}) => ({
  brand: 'tech' as const,
  cohort: 'none' as const,
  arm,
  units,
  conversions: { apply, save: 0, register: 0 },
  ...changes,
});

const counts = (
  rows: readonly ArmCounts[],
  changes: Partial<ExperimentCounts> = {},
): ExperimentCounts => ({
  key: 'cta',
  bucketVersion: 1,
  weights: { control: 50, b: 50 },
  rows,
  unitsInSeveralArms: 0,
  ...changes,
});

const report = (...given: Parameters<typeof counts>): ExperimentReport => {
  const assembled = assembleReport(counts(...given));
  expect([...Value.Errors(ExperimentReport, assembled)]).toEqual([]);
  expect(JSON.parse(JSON.stringify(assembled))).toEqual(assembled);
  return assembled;
};

const verdictOf = ({ metrics }: ExperimentReport, metric = 'apply') =>
  metrics.find((one) => one.metric === metric)?.verdict;

it('reports units against weights and conversions against control', () => {
  const management = { brand: 'management', cohort: 'freshers' } as const;
  const { metrics, ...rest } = report(
    [
      row('b', 6_000, 700),
      row('b', 4_000, 600, management),
      row('control', 5_950, 600),
      row('control', 4_050, 400, management),
    ],
    { bucketVersion: 3, unitsInSeveralArms: 12 },
  );
  // tech: 50^2 / 11950 = 0.2092; management: 50^2 / 8050 = 0.3106
  const tech = { units: 11_950, degrees: 1, alarm: false };
  const inTech = {
    ...tech,
    chiSquare: expect.closeTo(0.2092, 4),
    pValue: 1,
  };
  const inManagement = {
    units: 8_050,
    degrees: 1,
    alarm: false,
    chiSquare: expect.closeTo(0.3106, 4),
    pValue: 1,
  };
  expect(rest).toEqual({
    key: 'cta',
    bucketVersion: 3,
    units: 20_000,
    unitsInSeveralArms: 12,
    arms: [
      { arm: 'control', weight: 0.5, units: 10_000, share: 0.5 },
      { arm: 'b', weight: 0.5, units: 10_000, share: 0.5 },
    ],
    sampleRatio: {
      overall: { units: 20_000, degrees: 1, alarm: false, chiSquare: 0, pValue: 1 },
      brands: [
        { brand: 'tech', ...inTech },
        { brand: 'management', ...inManagement },
      ],
      cohorts: [
        { cohort: 'freshers', ...inManagement },
        { cohort: 'none', ...inTech },
      ],
    },
  });
  const [apply, save] = metrics;
  // rates 0.10 and 0.13; variances 0.0900320 and 0.1131274, together 0.4063188 at 20,000 units;
  // n rho^2 + 1 = 18.5636, ln(sqrt(18.5636) / 0.05) = 4.456338;
  // half of the width is sqrt(0.4063188 * 2 * 18.5636 / (4e8 * 8.78180e-4) * 4.456338) = 0.013834
  expect(apply).toMatchObject({
    metric: 'apply',
    verdict: 'b is better by 1.6 to 4.4 points',
    arms: [
      {
        arm: 'control',
        conversions: 1_000,
        rate: 0.1,
        interval: { low: expect.closeTo(0.090893, 5), high: expect.closeTo(0.109107, 5) },
        difference: null,
        differenceInterval: null,
      },
      {
        arm: 'b',
        conversions: 1_300,
        rate: 0.13,
        interval: { low: expect.closeTo(0.119792, 5), high: expect.closeTo(0.140208, 5) },
        difference: expect.closeTo(0.03, 12),
        differenceInterval: {
          low: expect.closeTo(0.016166, 5),
          high: expect.closeTo(0.043834, 5),
        },
      },
    ],
  });
  expect(save?.verdict).toBe('not enough data');
  expect(save?.arms[1]).toMatchObject({ conversions: 0, rate: 0, interval: null, difference: 0 });
});

it('tells of each brand and cohort as a hint, in intervals that share the 5 %', () => {
  const management = { brand: 'management', cohort: 'freshers' } as const;
  const { metrics } = report([
    row('b', 6_000, 700),
    row('b', 4_000, 600, management),
    row('control', 5_950, 600),
    row('control', 4_050, 400, management),
    row('b', 20, 3, { cohort: 'perfectMatch' }),
    row('control', 20, 1, { cohort: 'perfectMatch' }),
  ]);
  const [apply] = metrics;
  // Two brands and six cohorts share 0.05: alpha = 0.00625, -2 ln alpha = 10.150348, ln 10.150348 = 2.317507;
  // rho^2 = 13.467856 / 10000. Freshers: rates 0.15 and 0.0987654, variances 0.1275438 and 0.0890705, together
  // 0.4337977 at 8,050 units; n rho^2 + 1 = 11.841624, ln(sqrt(11.841624) / 0.00625) = 6.310984;
  // half of the width is sqrt(0.4337977 * 2 * 11.841624 / (8050^2 * 13.467856e-4) * 6.310984) = 0.0272563
  const [freshers, perfect, none] = apply?.cohorts ?? [];
  expect(freshers).toMatchObject({
    cohort: 'freshers',
    units: 8_050,
    verdict: 'a hint: b is better by 2.4 to 7.8 points',
  });
  expect(freshers?.arms[1]).toMatchObject({
    conversions: 600,
    difference: expect.closeTo(0.0512346, 6),
    differenceInterval: {
      low: expect.closeTo(0.0512346 - 0.0272563, 6),
      high: expect.closeTo(0.0512346 + 0.0272563, 6),
    },
  });
  expect([perfect?.cohort, perfect?.verdict]).toEqual(['perfectMatch', 'not enough data']);
  // 0.0158263 plus and minus 0.0211527; for a single interval it would be 0.0176
  expect([none?.cohort, none?.verdict]).toEqual(['none', 'no difference seen yet']);
  expect(none?.arms[1]?.differenceInterval?.low).toBeCloseTo(0.0158263 - 0.0211527, 6);
  expect(apply?.brands.map(({ brand, units }) => [brand, units])).toEqual([
    ['tech', 11_990],
    ['management', 8_050],
  ]);
});

it('says worse, in the same points', () => {
  const reports = report([row('control', 10_000, 1_300), row('b', 10_000, 1_000)]);
  expect(verdictOf(reports)).toBe('b is worse by 1.6 to 4.4 points');
});

it('says small differences with two decimals', () => {
  const reports = report([row('control', 1_000_000, 2_000), row('b', 1_000_000, 4_000)]);
  expect(verdictOf(reports)).toMatch(/^b is better by 0\.1\d to 0\.2\d points$/);
});

it('sees no difference where there is none', () => {
  expect(verdictOf(report([row('control', 9_000, 900), row('b', 9_000, 920)]))).toBe(
    'no difference seen yet',
  );
});

it('says it of each arm where they differ', () => {
  const weights = { c: 25, control: 50, b: 25 };
  const reports = report(
    [row('control', 10_000, 1_000), row('b', 5_000, 800), row('c', 5_000, 510)],
    {
      weights,
    },
  );
  expect(verdictOf(reports)).toMatch(
    /^b is better by 4\.\d to 7\.\d points; c: no difference seen yet$/,
  );
  expect(reports.arms.map(({ arm, weight }) => [arm, weight])).toEqual([
    ['control', 0.5],
    ['b', 0.25],
    ['c', 0.25],
  ]);
});

it('distrusts what is not dealt as configured', () => {
  // 800^2 / 19200 = 33.33
  const reports = report([row('control', 10_000, 1_000), row('b', 9_200, 1_300)]);
  expect(reports.sampleRatio.overall).toMatchObject({ alarm: true, degrees: 1 });
  expect(reports.sampleRatio.overall.chiSquare).toBeCloseTo(33.3333, 4);
  for (const { verdict } of reports.metrics)
    expect(verdict).toBe(
      'unreliable: the traffic split differs from the plan (tech site, cohort none)',
    );
});

it('distrusts what evens out only over the brands', () => {
  const reports = report([
    row('control', 5_300, 500),
    row('b', 4_700, 700),
    row('control', 4_700, 500, { brand: 'management' }),
    row('b', 5_300, 700, { brand: 'management' }),
  ]);
  expect(reports.sampleRatio.overall.alarm).toBe(false);
  expect(reports.sampleRatio.cohorts.map(({ alarm }) => alarm)).toEqual([false]);
  expect(verdictOf(reports)).toBe(
    'unreliable: the traffic split differs from the plan (tech site, management site)',
  );
});

it('distrusts what evens out only over the cohorts', () => {
  const reports = report([
    row('control', 5_300, 500),
    row('b', 4_700, 700),
    row('control', 4_700, 500, { cohort: 'freshers' }),
    row('b', 5_300, 700, { cohort: 'freshers' }),
  ]);
  expect(verdictOf(reports)).toBe(
    'unreliable: the traffic split differs from the plan (cohort freshers, cohort none)',
  );
});

it('distrusts units in an arm that is not configured', () => {
  const reports = report([row('control', 5_000, 500), row('b', 5_000, 500), row('gone', 1, 0)]);
  expect(reports.sampleRatio.overall).toMatchObject({ alarm: true, pValue: 0, chiSquare: null });
  expect(reports.arms.at(-1)).toMatchObject({ arm: 'gone', weight: 0, units: 1 });
});

it('has nothing to say of nobody', () => {
  const reports = report([]);
  expect(reports).toMatchObject({ units: 0, sampleRatio: { brands: [], cohorts: [] } });
  expect(reports.arms.map(({ share }) => share)).toEqual([0, 0]);
  expect(reports.metrics.map(({ verdict }) => verdict)).toEqual(Array(3).fill('not enough data'));
});

it('refuses more conversions than units', () => {
  expect(() => report([row('b', 10, 11)])).toThrow(
    'cta: expected at most 10 units of arm b to apply in brand tech, cohort none, found 11',
  );
});
