import type { Experiment } from '@broadsheet/contract/experiments';
import { NO_AUDIENCES } from '@broadsheet/contract/named-audiences';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  movedBoundaries,
  newExperiment,
  readDraftExperiments,
  removeExperiment,
  writeExperiment,
  writeHoldout,
} from './draft-experiments.ts';
import { formatScope } from './format-experiment.ts';
import { formatPercents, formatPoints, formatPointsBetween, percentOf } from './format-numbers.ts';
import { positionOf } from './interval-chart.tsx';
import { formatSizing } from './sizing-answer.tsx';

const TEXT = `{
  "$schema": "./schema/experiments.schema.json",
  "home-order": {
    "unit": "visitor", "page": "home",
    "layer": { "name": "home", "range": [0, 0.50] },
    "variants": { "control": 50, "b": 50 }, "status": "running"
  },
  "other": ${JSON.stringify(newExperiment('faq'))}
}
`;
const read = (text: string) => {
  const { experiments, findings } = readDraftExperiments(text);
  if (!experiments) throw new Error(JSON.stringify(findings));
  return experiments;
};
const running = (): Experiment => {
  const found = read(TEXT).byKey.get('home-order');
  if (!found) throw new Error('no experiment');
  return found;
};

describe('the file of experiments', () => {
  it('retains every character except for edited parts', () => {
    const text = writeExperiment(TEXT, 'home-order', { ...running(), status: 'stopped' });
    expect(text).toBe(TEXT.replace('"running"', '"stopped"'));
  });

  it('contains the edit after any edit, and the rest unchanged', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100 }), fc.double({ min: 0, max: 0.5 }), (b, share) => {
        fc.pre(!Object.is(share, -0) && !Number.isNaN(share));
        const edited = { ...running(), variants: { control: 100 - b, b }, coverage: b / 100 };
        const after = read(writeHoldout(writeExperiment(TEXT, 'home-order', edited), share));
        expect(after.byKey.get('home-order')).toEqual(edited);
        expect(after.byKey.get('other')).toEqual(newExperiment('faq'));
        expect(after.holdout).toBe(share);
      }),
    );
    expect(writeHoldout(writeHoldout(TEXT, 0.05), 0)).toBe(TEXT);
  });

  it('loses only the removed experiment', () => {
    const after = read(removeExperiment(TEXT, 'other'));
    expect([...after.byKey]).toEqual([['home-order', running()]]);
  });

  it('starts empty, and explains why an invalid file has no form', () => {
    const text = writeExperiment('', 'first', newExperiment('home'));
    expect(read(text).byKey.get('first')).toEqual(newExperiment('home'));
    expect(JSON.parse(text).$schema).toBe('./schema/experiments.schema.json');
    expect(readDraftExperiments('{ broken').findings).not.toEqual([]);
    expect(readDraftExperiments('{"a": {"page": 7}}').experiments).toBeNull();
  });
});

it('warns of changes that move people to another arm, until arms are assigned again', () => {
  const live = running();
  const moved = { ...live, coverage: 0.5, variants: { control: 90, b: 10 } };
  expect(movedBoundaries(live, moved)).toEqual([
    'the groups or traffic split',
    'the share of traffic',
  ]);
  expect(movedBoundaries(live, { ...live, layer: undefined })).toEqual(['the traffic pool']);
  expect(movedBoundaries(live, { ...moved, bucketVersion: 2 })).toEqual([]);
  expect(movedBoundaries({ ...live, status: 'draft' }, moved)).toEqual([]);
  expect(movedBoundaries(undefined, moved)).toEqual([]);
});

it('says that the plan of a running experiment has changed, and not that it got its first one', () => {
  const plan = { primary: 'applied', effect: 0.05, days: 28 };
  const live = running();
  const planned = { ...live, plan };
  expect(movedBoundaries(planned, { ...live, plan: { ...plan, days: 30 } })).toEqual(['the plan']);
  expect(movedBoundaries(planned, live)).toEqual(['the plan']);
  expect(movedBoundaries(live, planned)).toEqual([]);
});

it('formats shares in percent and differences in points', () => {
  expect(percentOf(0.07)).toBe(7);
  expect(formatPercents({ low: 0.1, high: 0.125 })).toBe('10 to 12.5%');
  expect(formatPoints(-0.01)).toBe('−1 points');
  expect(formatPointsBetween({ low: -0.01, high: 0.02 })).toBe('−1 to +2 points');
});

it('puts no difference in the middle, and every interval inside the chart', () => {
  const rows = [
    { name: 'b', difference: 0.01, interval: { low: -0.01, high: 0.04 } },
    { name: 'c', difference: null, interval: null },
  ];
  const middle = positionOf(0, rows);
  expect(positionOf(0.04, rows) - middle).toBeCloseTo(middle - positionOf(-0.04, rows));
  expect(positionOf(0.04, rows)).toBeLessThan(360);
  expect(positionOf(-0.04, rows)).toBeGreaterThan(0);
});

it('explains which people a duration is based on, and when it is unknown', () => {
  const sizing = { unitsPerDay: 100.4, share: 0.25, rate: 0.1, unitsNeeded: 3_839, days: 615 };
  const basis = 'This page had 100 people a day in the last 4 weeks';
  expect(formatSizing(sizing, true)).toBe(
    `About 615 days. ${basis} (25% of views match your audience), and 10% reached the goal. Each group needs 3,839 people. To finish sooner, test a bigger change.`,
  );
  expect(formatSizing({ ...sizing, share: 1, days: 1 }, false)).toBe(
    `About 1 day. ${basis}, and 10% reached the goal. Each group needs 3,839 people.`,
  );
  expect(formatSizing({ ...sizing, share: null, days: null }, true)).toContain('no audience data');
  expect(formatSizing({ ...sizing, rate: null }, false)).toContain('too little traffic');
});

it('describes where an experiment runs, for whom, and who is counted', () => {
  const plain = { ...newExperiment('home'), coverage: 0.25 };
  expect(formatScope(plain, NO_AUDIENCES)).toBe('Home page, 25% of traffic.');
  const when: Experiment['when'] = { audience: ['freshers'], brand: ['tech'] };
  const audiences = new Map([['freshers', { name: 'Freshers', any: [] }]]);
  expect(
    formatScope(
      { ...plain, when, layer: { name: 'top', range: [0, 0.5] }, activation: { block: 'x' } },
      audiences,
    ),
  ).toBe(
    'Home page, 25% of traffic. Audience: Freshers on the tech site. Traffic pool top, 0% to 50%. Counts only people who saw the block “x”.',
  );
});
