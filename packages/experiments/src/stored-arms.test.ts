import { GrowthBookClient } from '@growthbook/growthbook';
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
const IDS = visitorIds(1_000);

const participantOf = (visitorId: string) => ({ visitorId, seekerId: null });

it('keeps everybody in their arm when weights and coverage change', () => {
  const before = exampleExperiments({ cta: { variants: { control: 80, b: 20 }, coverage: 0.9 } });
  const after = exampleExperiments({ cta: { variants: { control: 10, b: 90 }, coverage: 0 } });
  let movedWithoutBuckets = 0;
  for (const id of IDS) {
    const participant = participantOf(id);
    const met = assign(exampleInput({ experiments: before, participant }));
    const again = assign(
      exampleInput({ experiments: after, participant, storedBuckets: met.storedBuckets }),
    );
    expect(again.arms).toEqual(met.arms);
    expect(again.storedBuckets).toBe(met.storedBuckets);
    const fresh = assign(exampleInput({ experiments: after, participant }));
    if (fresh.arms.cta !== met.arms.cta) movedWithoutBuckets += 1;
  }
  expect(movedWithoutBuckets).toBeGreaterThan(800);
});

it('deals anew with a higher bucket version, and never by an arm of an earlier one', () => {
  const second = exampleExperiments({ cta: { bucketVersion: 2 } });
  let moved = 0;
  for (const id of IDS) {
    const participant = participantOf(id);
    const fresh = assign(exampleInput({ experiments: second, participant }));
    for (const arm of ['control', 'b']) {
      const storedBuckets = { visitor: { 'cta@1': arm }, seeker: {} };
      const { arms, storedBuckets: now } = assign(
        exampleInput({ experiments: second, participant, storedBuckets }),
      );
      expect(arms).toEqual(fresh.arms);
      expect(now.visitor).toEqual({ 'cta@1': arm, 'cta@2': fresh.arms.cta });
    }
    const first = assign(exampleInput({ participant }));
    if (first.arms.cta !== fresh.arms.cta) moved += 1;
  }
  expect(moved).toBeGreaterThan(400);
  expect(moved).toBeLessThan(600);
});

it('would serve the very same arms if the version were only told to the SDK', () => {
  const client = new GrowthBookClient();
  const assigned = (id: string, bucketVersion: number) =>
    client.runInlineExperiment(
      { key: 'cta', variations: [0, 1], hashVersion: 2, bucketVersion },
      { attributes: { id } },
    ).value;
  expect(IDS.filter((id) => assigned(id, 1) !== assigned(id, 2))).toEqual([]);
});

it('ignores a kept arm that the experiment no longer has', () => {
  const fresh = assign(exampleInput());
  const storedBuckets = { visitor: { 'cta@1': 'gone' }, seeker: {} };
  const { arms, storedBuckets: now } = assign(exampleInput({ storedBuckets }));
  expect(arms).toEqual(fresh.arms);
  expect(now).toEqual(fresh.storedBuckets);
});

it('keeps the arms of experiments that are not asked about', () => {
  const storedBuckets = { visitor: { 'elsewhere@3': 'c' }, seeker: { 'mine@1': 'b' } };
  const assigned = assign(exampleInput({ storedBuckets }));
  expect(assigned.storedBuckets.visitor).toEqual({
    'elsewhere@3': 'c',
    'cta@1': assigned.arms.cta,
  });
  expect(assigned.storedBuckets.seeker).toEqual(storedBuckets.seeker);
});

it('serves control outside from and until, and the kept arm inside again', () => {
  const instants = { from: '2026-11-21T10:00:00Z', until: '2026-11-21T18:00:00+05:30' };
  const experiments = exampleExperiments({ cta: instants });
  const storedBuckets = { visitor: { 'cta@1': 'b' }, seeker: {} };
  const at = (now: string) =>
    assign(exampleInput({ experiments, storedBuckets, now: Date.parse(now) }));
  for (const outside of ['2026-11-21T09:59:59.999Z', '2026-11-21T12:30:00Z'])
    expect(at(outside)).toEqual({ arms: {}, assignments: [], storedBuckets });
  for (const inside of ['2026-11-21T10:00:00Z', '2026-11-21T12:29:59.999Z'])
    expect(at(inside).arms).toEqual({ cta: 'b' });
});

it('is served the kept arm by the SDK even after targeting is lost, were it not asked first', () => {
  const { inExperiment } = new GrowthBookClient().runInlineExperiment(
    {
      key: 'cta',
      variations: [0, 1],
      meta: [{ key: 'control' }, { key: 'b' }],
      condition: { brand: 'management' },
      filters: [{ seed: 'holdout', ranges: [[1, 1]], hashVersion: 2 }],
    },
    {
      attributes: { id: 'v-1', brand: 'tech' },
      stickyBucketAssignmentDocs: {
        'id||v-1': { attributeName: 'id', attributeValue: 'v-1', assignments: { cta__0: 'b' } },
      },
      saveStickyBucketAssignmentDoc: async () => {},
    },
  );
  expect(inExperiment).toBe(true);
});

it('survives hostile names and arms among what was kept', () => {
  const hostile = JSON.parse(
    '{"__proto__": {"cta@1": "b"}, "constructor": "b", "cta@1": {"toString": 1}, "x": null}',
  );
  const fresh = assign(exampleInput());
  const assigned = assign(exampleInput({ storedBuckets: { visitor: hostile, seeker: hostile } }));
  expect(assigned.arms).toEqual(fresh.arms);
  expect(Object.getPrototypeOf(assigned.storedBuckets.visitor)).toBe(Object.prototype);
  expect({}).not.toHaveProperty('cta@1');
});

it('deals to an id of any length and kind', () => {
  for (const visitorId of ['x'.repeat(1_000_000), '__proto__', 'constructor', '||', '\u0000', '💼'])
    expect(assign(exampleInput({ participant: participantOf(visitorId) })).arms).toHaveProperty(
      'cta',
    );
  expect(assign(exampleInput({ participant: participantOf('') }))).toEqual({
    arms: {},
    assignments: [],
    storedBuckets: NO_STORED_BUCKETS,
  });
});
