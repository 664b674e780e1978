import { DAY_MS } from '@broadsheet/contract/durations';
import type { Experiment } from '@broadsheet/contract/experiments';
import type { StudioExperiment } from '@broadsheet/contract/studio/experiment-calls';
import { assembleReport } from '@broadsheet/experiments/report/assemble-report';
import type { ArmCounts } from '@broadsheet/experiments/report/experiment-counts';
import { expect, it } from 'vitest';
import { findAlarms } from './experiment-alarms.ts';

const NOW = Date.parse('2026-11-22T10:00:00Z');
const ratio = { units: 2_000, pValue: 1, chiSquare: 0, degrees: 1, alarm: false };
const row = (arm: string, apply: number): ArmCounts => ({
  brand: 'tech',
  cohort: 'none',
  arm,
  units: 10_000,
  conversions: { apply, save: 0, register: 0 },
});
/** @param apply how many of 10,000 people of group b applied, and 1,000 of control. */
const of = (apply: number, changes: Partial<Experiment> = {}, alarm = false): StudioExperiment => {
  const variants = { control: 50, b: 50 };
  const key = 'home-text';
  const report = assembleReport({
    ...{ key, bucketVersion: 3, weights: variants, unitsInSeveralArms: 0 },
    rows: [row('control', 1_000), row('b', apply)],
  });
  return {
    key,
    experiment: { page: 'home', unit: 'visitor', variants, status: 'running', ...changes },
    report: { ...report, sampleRatio: { ...report.sampleRatio, overall: { ...ratio, alarm } } },
  };
};
const WORSE = 700;

it('a group that is certainly worse than control is an alarm of its metric', () => {
  expect(findAlarms(of(WORSE), NOW)).toEqual([
    {
      event: 'experiment-worse:home-text:3:apply:b',
      kind: 'experiment-worse',
      title: 'home-text',
      text: expect.stringMatching(
        /^Applied for a job: group b is 1\.\d+ to 4\.\d+ points below control\.$/,
      ),
    },
  ]);
});

it.each([870, 1_000, 1_500])('a group that may be as good as control is none: %i', (apply) =>
  expect(findAlarms(of(apply), NOW)).toEqual([]),
);

it('groups that are not as planned are the only alarm about results', () => {
  expect(findAlarms(of(WORSE, {}, true), NOW).map(({ event }) => event)).toEqual([
    'experiment-alarm:home-text:3',
  ]);
});

it('the end is an alarm from its instant on, once for each end, and of a week at most', () => {
  const until = new Date(NOW).toISOString();
  const endsAt = (now: number) => findAlarms(of(1_000, { until }), now).map(({ event }) => event);
  expect(endsAt(NOW - 1)).toEqual([]);
  expect(endsAt(NOW)).toEqual([`experiment-ended:home-text:${until}`]);
  expect(endsAt(NOW + 7 * DAY_MS - 1)).toHaveLength(1);
  expect(endsAt(NOW + 7 * DAY_MS)).toEqual([]);
});

it('nothing but its end is told of an experiment that is over', () => {
  const until = new Date(NOW).toISOString();
  for (const alarm of [true, false])
    expect(findAlarms(of(WORSE, { until }, alarm), NOW).map(({ kind }) => kind)).toEqual([
      'experiment-ended',
    ]);
});

it.each(['draft', 'stopped'] as const)('an experiment that is %s has no alarm', (status) => {
  const until = new Date(NOW).toISOString();
  expect(findAlarms(of(WORSE, { status, until }, true), NOW)).toEqual([]);
});
