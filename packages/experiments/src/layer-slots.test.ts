import type { Experiment } from '@broadsheet/contract/experiments';
import { expect, it } from 'vitest';
import { createAssigner } from './assign-arms.ts';
import {
  exampleExperiments,
  exampleInput,
  NO_STORED_BUCKETS,
  rethrow,
  visitorIds,
} from './example-input.ts';

const assign = createAssigner({ onFault: rethrow });
const IDS = visitorIds(8_000);

const inLayer = (from: number, until: number): Partial<Experiment> => ({
  layer: { name: 'hero', range: [from, until] },
});
const HALVES = exampleExperiments({
  first: inLayer(0, 0.5),
  second: inLayer(0.5, 1),
  outside: {},
});

const participantOf = (visitorId: string, seekerId: string | null = null) => ({
  visitorId,
  seekerId,
});

it('puts every unit into just one experiment of a layer', () => {
  const counts = { first: 0, second: 0 };
  for (const id of IDS) {
    const { arms } = assign(exampleInput({ experiments: HALVES, participant: participantOf(id) }));
    expect('first' in arms).not.toBe('second' in arms);
    counts['first' in arms ? 'first' : 'second'] += 1;
  }
  expect(Math.abs(counts.first - counts.second)).toBeLessThan(4 * Math.sqrt(IDS.length));
});

it('leaves experiments outside the layer independent of it', () => {
  let together = 0;
  let inFirst = 0;
  for (const id of IDS) {
    const { arms } = assign(exampleInput({ experiments: HALVES, participant: participantOf(id) }));
    if (!('first' in arms)) continue;
    inFirst += 1;
    if (arms.outside === 'b') together += 1;
  }
  expect(Math.abs(together / inFirst - 0.5)).toBeLessThan(4 * Math.sqrt(0.25 / inFirst));
});

it('keeps who has met one experiment of a layer out of the others when ranges move', () => {
  const moved = exampleExperiments({ first: inLayer(0.5, 1), second: inLayer(0, 0.5) });
  for (const id of IDS.slice(0, 500)) {
    const participant = participantOf(id);
    const before = assign(exampleInput({ experiments: HALVES, participant }));
    const after = assign(
      exampleInput({ experiments: moved, participant, storedBuckets: before.storedBuckets }),
    );
    expect(after.arms).toEqual(
      Object.fromEntries(Object.entries(before.arms).filter(([key]) => key !== 'outside')),
    );
  }
});

it('keeps a place in a layer on the other pages, too', () => {
  const experiments = exampleExperiments({
    first: inLayer(0, 1),
    second: { ...inLayer(0, 1), page: 'category' },
  });
  const { storedBuckets } = assign(exampleInput({ experiments }));
  expect(storedBuckets.visitor).toHaveProperty('first@1');
  expect(assign(exampleInput({ experiments, storedBuckets, page: 'category' })).arms).toEqual({});
  expect(assign(exampleInput({ experiments, page: 'category' })).arms).toHaveProperty('second');
});

it('frees the place once its experiment has stopped or ended', () => {
  const storedBuckets = { visitor: { 'first@1': 'b' }, seeker: {} };
  const running = exampleExperiments({ first: inLayer(0, 0), second: inLayer(0, 1) });
  expect(assign(exampleInput({ experiments: running, storedBuckets })).arms).toEqual({
    first: 'b',
  });
  for (const over of [{ status: 'stopped' }, { until: '2026-11-21T11:00:00Z' }] as const) {
    const experiments = exampleExperiments({
      first: { ...inLayer(0, 0), ...over },
      second: inLayer(0, 1),
    });
    expect(assign(exampleInput({ experiments, storedBuckets })).arms).toHaveProperty('second');
  }
});

it('never puts anybody into two experiments of a layer, whatever was kept of either unit', () => {
  const experiments = exampleExperiments({
    first: inLayer(0, 0.5),
    second: { ...inLayer(0.5, 1), unit: 'seeker' },
  });
  for (const id of IDS.slice(0, 500)) {
    const before = assign(exampleInput({ experiments, participant: participantOf(id) }));
    const participant = participantOf(id, `seeker of ${id}`);
    for (const storedBuckets of [before.storedBuckets, NO_STORED_BUCKETS]) {
      const { arms } = assign(exampleInput({ experiments, participant, storedBuckets }));
      expect(Object.keys(arms).length).toBeLessThanOrEqual(1);
    }
    const both = { visitor: { 'first@1': 'b' }, seeker: { 'second@1': 'b' } };
    expect(assign(exampleInput({ experiments, participant, storedBuckets: both })).arms).toEqual({
      second: 'b',
    });
  }
});
