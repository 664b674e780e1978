import type { Experiment, Experiments } from '@broadsheet/contract/experiments';
import { expect, it } from 'vitest';
import { parseAudiences } from '../audiences/parse-audiences.ts';
import { movedAudiences } from './moved-audiences.ts';

const NOW = Date.parse('2087-11-05T09:00:00Z');
const [EARLIER, LATER] = ['2087-11-01T00:00:00Z', '2087-12-01T00:00:00Z'];
const RUNNING: Experiment = {
  page: 'home',
  unit: 'visitor',
  when: { audience: ['leaders'] },
  variants: { control: 50, b: 50 },
  status: 'running',
};
const LEADERS = { leaders: { name: 'Leaders', any: [{ experienceBand: [8, 9] }] } };
const MORE = { leaders: { name: 'Leaders', any: [{ experienceBand: [7, 8, 9] }] } };

const audiencesOf = (file: object) => {
  const { written } = parseAudiences('layouts/audiences.json', JSON.stringify(file, null, 1));
  if (!written) throw new Error('the example must be of the right shape');
  return written;
};
const experimentsOf = (experiment: Partial<Experiment>, file: object): Experiments => ({
  holdout: 0,
  byKey: new Map([['x', { ...RUNNING, ...experiment }]]),
  audiences: audiencesOf(file).audiences,
});
const compare = (
  before: Partial<Experiment>,
  now: Partial<Experiment>,
  files: readonly [object, object] = [LEADERS, MORE],
) =>
  movedAudiences(
    experimentsOf(before, files[0]),
    experimentsOf(now, files[1]),
    audiencesOf(files[1]),
    NOW,
  ).map(({ code, line }) => `${code} ${line}`);

const MOVED = ['EXPERIMENT_PEOPLE_MOVED 4'];

it('warns of an edited audience that a running experiment names, also where it is refused', () => {
  expect(compare({}, {})).toEqual(MOVED);
  const refused = { when: { not: { audience: ['leaders'] } } };
  expect(compare(refused, refused)).toEqual(MOVED);
});

it('does not warn before the start, after the end and where arms are assigned again', () => {
  expect(compare({ status: 'draft' }, {})).toEqual([]);
  expect(compare({ status: 'draft' }, { status: 'draft' })).toEqual([]);
  expect(compare({}, { status: 'stopped' })).toEqual([]);
  expect(compare({ from: LATER }, { from: LATER })).toEqual([]);
  expect(compare({ until: EARLIER }, { until: EARLIER })).toEqual([]);
  const between = { from: EARLIER, until: LATER };
  expect(compare(between, between)).toEqual(MOVED);
  expect(compare({}, { bucketVersion: 2 })).toEqual([]);
  expect(compare({ bucketVersion: 1 }, {})).toEqual(MOVED);
});

it('does not warn where the same people take part', () => {
  expect(compare({}, {}, [LEADERS, LEADERS])).toEqual([]);
  const renamed = {
    leaders: { name: 'Bosses', any: [{ experienceBand: [9] }, { experienceBand: [8] }] },
  };
  expect(compare({}, {}, [LEADERS, renamed])).toEqual([]);
  const narrow = { when: { audience: ['leaders'], experienceBand: [9] } };
  expect(compare(narrow, narrow)).toEqual([]);
  const others = { ...LEADERS, freshers: { name: 'Freshers', any: [{ experienceBand: [2] }] } };
  expect(compare({}, {}, [LEADERS, others])).toEqual([]);
});

it('leaves an audience that is new or gone to other checks', () => {
  expect(compare({}, {}, [{}, LEADERS])).toEqual([]);
  expect(compare({}, {}, [LEADERS, {}])).toEqual([]);
});
