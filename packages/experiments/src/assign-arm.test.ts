import { expect, it } from 'vitest';
import { createAssigner } from './assign-arms.ts';
import type { StoredBuckets } from './assignment.ts';
import {
  exampleExperiments,
  exampleInput,
  NO_STORED_BUCKETS,
  rethrow,
  visitorIds,
} from './example-input.ts';

const assign = createAssigner({ onFault: rethrow });
const IDS = visitorIds(400);
const BY_VISITOR = exampleExperiments({ cta: {} });
const BY_SEEKER = exampleExperiments({ cta: { unit: 'seeker' } });

const assignExample = (
  experiments: typeof BY_VISITOR,
  visitorId: string,
  seekerId: string | null,
  storedBuckets: StoredBuckets = NO_STORED_BUCKETS,
) => assign(exampleInput({ experiments, participant: { visitorId, seekerId }, storedBuckets }));

it('hashes, keeps and counts a visitor by the browser, whoever logs in', () => {
  for (const id of IDS) {
    const before = assignExample(BY_VISITOR, id, null);
    const after = assignExample(BY_VISITOR, id, `seeker of ${id}`);
    expect(after).toEqual(before);
    expect(after.storedBuckets).toEqual({ visitor: { 'cta@1': after.arms.cta }, seeker: {} });
    expect(after.assignments[0]?.unit).toEqual({ kind: 'visitor', id });
  }
});

it('follows a seeker from the first visit to another device', () => {
  let differed = 0;
  for (const id of IDS) {
    const seekerId = `seeker of ${id}`;
    const before = assignExample(BY_SEEKER, id, null);
    expect(before.assignments[0]?.unit).toEqual({ kind: 'visitor', id });
    expect(before.storedBuckets.seeker).toEqual({});

    const after = assignExample(BY_SEEKER, id, seekerId, before.storedBuckets);
    expect(after.arms).toEqual(before.arms);
    expect(after.assignments[0]?.unit).toEqual({ kind: 'seeker', id: seekerId });
    expect(after.storedBuckets).toEqual({
      visitor: before.storedBuckets.visitor,
      seeker: before.storedBuckets.visitor,
    });
    expect(assignExample(BY_SEEKER, id, seekerId, after.storedBuckets).storedBuckets).toBe(
      after.storedBuckets,
    );

    const device = `tablet of ${id}`;
    const onTablet = assignExample(BY_SEEKER, device, null);
    const storedBuckets = {
      visitor: onTablet.storedBuckets.visitor,
      seeker: after.storedBuckets.seeker,
    };
    const loggedIn = assignExample(BY_SEEKER, device, seekerId, storedBuckets);
    expect(loggedIn.arms).toEqual(after.arms);
    expect(loggedIn.storedBuckets).toBe(storedBuckets);
    if (onTablet.arms.cta !== after.arms.cta) differed += 1;

    expect(assignExample(BY_SEEKER, device, null, storedBuckets).arms).toEqual(onTablet.arms);
  }
  expect(differed).toBeGreaterThan(100);
});

it('deals to a seeker without a past by the account, the same on every device', () => {
  for (const id of IDS) {
    const [phone, tablet] = ['phone', 'tablet'].map((device) =>
      assignExample(BY_SEEKER, device, id),
    );
    expect(phone?.arms).toEqual(tablet?.arms);
    expect(phone?.storedBuckets).toEqual({ visitor: {}, seeker: { 'cta@1': phone?.arms.cta } });
  }
});

it('carries the arm into the account even where a layer or coverage would leave it out', () => {
  const narrow = exampleExperiments({
    cta: { unit: 'seeker', coverage: 0.3, layer: { name: 'hero', range: [0, 0.3] } },
  });
  const met = IDS.map((id) => ({ id, ...assignExample(narrow, id, null) })).filter(
    ({ arms }) => 'cta' in arms,
  );
  expect(met.length).toBeGreaterThan(10);
  for (const { id, arms, storedBuckets } of met)
    expect(assignExample(narrow, id, `seeker of ${id}`, storedBuckets).arms).toEqual(arms);
});

it('takes the arm of the browser where the one of the account is gone', () => {
  const storedBuckets = { visitor: { 'cta@1': 'b' }, seeker: { 'cta@1': 'gone' } };
  const { arms, storedBuckets: now } = assignExample(BY_SEEKER, 'v-1', 's-1', storedBuckets);
  expect(arms).toEqual({ cta: 'b' });
  expect(now.seeker).toEqual({ 'cta@1': 'b' });
});

it('knows no seeker by an empty id', () => {
  expect(assignExample(BY_SEEKER, 'v-1', '')).toEqual(assignExample(BY_SEEKER, 'v-1', null));
});

it('never shows one participant the arms of another', () => {
  const people = IDS.map((id) => ({ id, alone: assignExample(BY_SEEKER, id, null) }));
  for (const { id, alone } of [...people, ...people.toReversed()])
    expect(assignExample(BY_SEEKER, id, null)).toEqual(alone);
  expect(new Set(people.map(({ alone }) => alone.arms.cta)).size).toBe(2);
});
