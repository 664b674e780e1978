import { DAY_MS } from '@broadsheet/contract/durations';
import type { ArmConversion } from '@broadsheet/contract/experiment-report';
import type { Experiment } from '@broadsheet/contract/experiments';
import type { StudioExperiment } from '@broadsheet/contract/studio/experiment-calls';
import { expect, it } from 'vitest';
import { findAlarms } from './experiment-alarms.ts';

const NOW = Date.parse('2026-11-22T10:00:00Z');
const control: ArmConversion = {
  arm: 'control',
  conversions: 100,
  rate: 0.1,
  interval: null,
  difference: null,
  differenceInterval: null,
};
const ratio = { units: 2_000, pValue: 1, chiSquare: 0, degrees: 1, alarm: false };
const of = (
  interval: ArmConversion['differenceInterval'],
  changes: Partial<Experiment> = {},
  alarm = false,
): StudioExperiment => ({
  key: 'home-text',
  experiment: {
    page: 'home',
    unit: 'visitor',
    variants: { control: 50, b: 50 },
    status: 'running',
    ...changes,
  },
  report: {
    key: 'home-text',
    bucketVersion: 3,
    units: 2_000,
    unitsInSeveralArms: 0,
    arms: [],
    sampleRatio: { overall: { ...ratio, alarm }, brands: [], cohorts: [] },
    metrics: [
      {
        metric: 'apply',
        verdict: '',
        arms: [control, { ...control, arm: 'b', difference: -0.03, differenceInterval: interval }],
        brands: [],
        cohorts: [],
      },
    ],
  },
});
const WORSE = { low: -0.044, high: -0.0161 };

it('a group that is certainly worse than control is an alarm of its metric', () => {
  expect(findAlarms(of(WORSE), NOW)).toEqual([
    {
      event: 'experiment-worse:home-text:3:apply:b',
      kind: 'experiment-worse',
      title: 'home-text',
      text: 'Applied for a job: group b is 1.61 to 4.4 points below control.',
    },
  ]);
});

it.each([
  [null],
  [{ low: -0.04, high: 0 }],
  [{ low: -0.04, high: 0.01 }],
  [{ low: 0.01, high: 1 }],
])('a group that may be as good as control is none: %j', (interval) =>
  expect(findAlarms(of(interval), NOW)).toEqual([]),
);

it('groups that are not as planned are the only alarm about results', () => {
  expect(findAlarms(of(WORSE, {}, true), NOW).map(({ event }) => event)).toEqual([
    'experiment-alarm:home-text:3',
  ]);
});

it('the end is an alarm from its instant on, once for each end', () => {
  const until = new Date(NOW).toISOString();
  expect(findAlarms(of(null, { until }), NOW - 1)).toEqual([]);
  expect(findAlarms(of(null, { until }), NOW).map(({ event }) => event)).toEqual([
    `experiment-ended:home-text:${until}`,
  ]);
  const later = new Date(NOW + DAY_MS).toISOString();
  expect(findAlarms(of(null, { until: later }), NOW)).toEqual([]);
});

it.each(['draft', 'stopped'] as const)('an experiment that is %s has no alarm', (status) => {
  expect(findAlarms(of(WORSE, { status, until: '2020-01-01T00:00:00Z' }, true), NOW)).toEqual([]);
});
