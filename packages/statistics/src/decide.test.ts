import { expect, it } from 'vitest';
import { type DecisionInput, decide, reverseLift } from './decide.ts';
import { sampleRatioTest } from './sample-ratio-test.ts';

const primary = (low: number, high: number) => ({
  metric: 'apply',
  value: (low + high) / 2,
  interval: { low, high },
});
const guardrail = (metric: string, low: number, high: number) => ({
  ...primary(low, high),
  metric,
  margin: 0.02,
});
const BETTER: DecisionInput = {
  primary: primary(0.02, 0.1),
  guardrails: [guardrail('register', -0.01, 0.03)],
  plan: { effect: 0.05, days: 28 },
  sampleRatio: { everAlarmed: false },
  daysRun: 14,
};

it('ships what is better by enough and harms nothing, before the planned days', () => {
  expect(decide(BETTER)).toEqual({ decision: 'ship', reasons: [{ code: 'primaryBetter' }] });
  expect(decide({ ...BETTER, guardrails: [] }).decision).toBe('ship');
});

it('holds before all else where the split ever differed from the weights', () => {
  const worse = { ...BETTER, primary: primary(-0.2, -0.1), sampleRatio: { everAlarmed: true } };
  expect(decide(worse)).toEqual({ decision: 'hold', reasons: [{ code: 'sampleRatio' }] });
});

it('rolls back on any day what is worse, and names every harm', () => {
  const worse = {
    ...BETTER,
    daysRun: 1,
    primary: primary(-0.2, -0.001),
    guardrails: [guardrail('register', -0.1, -0.021), guardrail('save', -0.1, -0.019)],
  };
  expect(decide(worse)).toEqual({
    decision: 'rollBack',
    reasons: [{ code: 'primaryWorse' }, { code: 'guardrailBreached', metric: 'register' }],
  });
  expect(decide({ ...BETTER, guardrails: worse.guardrails }).decision).toBe('rollBack');
});

it('runs for a week, whatever is seen of the good', () => {
  expect(decide({ ...BETTER, daysRun: 6 })).toEqual({
    decision: 'keepRunning',
    reasons: [{ code: 'firstWeek' }],
  });
  expect(decide({ ...BETTER, daysRun: 7 }).decision).toBe('ship');
});

it('says that a plan of fewer days than a week has ended', () => {
  expect(decide({ ...BETTER, daysRun: 5, plan: { effect: 0.05, days: 5 } })).toEqual({
    decision: 'keepRunning',
    reasons: [{ code: 'firstWeek' }, { code: 'planEnded' }],
  });
});

it('an alarm of the sample ratio that later units hide holds for ever', () => {
  const weights = { control: 50, b: 50 };
  const days = [
    { control: 700, b: 500 },
    { control: 20_700, b: 20_500 },
  ].map((observed) => sampleRatioTest(observed, weights).alarm);
  expect(days).toEqual([true, false]);
  const everAlarmed = days.some((alarm) => alarm);
  expect(decide({ ...BETTER, sampleRatio: { everAlarmed } }).decision).toBe('hold');
});

it.each([
  ['primaryUncertain', { primary: primary(0, 0.2) }],
  ['effectUncertain', { primary: primary(0.01, 0.07) }],
  ['notEnoughData', { primary: { metric: 'apply', value: 0.3, interval: null } }],
] as const)('keeps running with %s until the planned days are over', (code, change) => {
  const input = { ...BETTER, ...change };
  expect(decide(input)).toEqual({ decision: 'keepRunning', reasons: [{ code }] });
  expect(decide({ ...input, daysRun: 28 })).toEqual({
    decision: 'hold',
    reasons: [{ code: 'planEnded' }, { code }],
  });
});

it('ships nothing while a guardrail may be worse than its margin', () => {
  const uncertain = [
    guardrail('register', -0.02, 0.1),
    { metric: 'save', value: null, interval: null, margin: 0.02 },
  ];
  expect(decide({ ...BETTER, guardrails: uncertain })).toEqual({
    decision: 'keepRunning',
    reasons: [
      { code: 'guardrailUncertain', metric: 'register' },
      { code: 'guardrailUncertain', metric: 'save' },
    ],
  });
});

it('holds early where an effect worth shipping is excluded', () => {
  for (const low of [-0.03, 0.01])
    expect(decide({ ...BETTER, primary: primary(low, 0.049) })).toEqual({
      decision: 'hold',
      reasons: [{ code: 'belowEffect' }],
    });
});

it('reverses a metric of which less is better', () => {
  expect(reverseLift(guardrail('bounces', -0.1, 0.3))).toEqual({
    ...guardrail('bounces', -0.3, 0.1),
    value: expect.closeTo(-0.1, 12),
  });
  const none = { metric: 'bounces', value: null, interval: null };
  expect(reverseLift(none)).toEqual(none);
});

it.each([
  ['a guardrail', { guardrails: [guardrail('register', Number.NaN, Number.NaN)] }],
  ['a margin', { guardrails: [{ ...guardrail('register', -0.01, 0.03), margin: Number.NaN }] }],
  ['the primary metric', { primary: primary(Number.NaN, Number.NaN) }],
  ['the value', { primary: { ...primary(0.02, 0.1), value: Number.NaN } }],
  ['the planned effect', { plan: { effect: Number.NaN, days: 28 } }],
  ['the days run', { daysRun: Number.NaN }],
])('ships nothing where %s is no number', (_, change) => {
  expect(decide({ ...BETTER, ...change }).decision).toBe('keepRunning');
});
