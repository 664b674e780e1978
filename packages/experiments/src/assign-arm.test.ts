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

const ask = (
  experiments: typeof BY_VISITOR,
  visitorId: string,
  seekerId: string | null,
  kept: StoredBuckets = NO_STORED_BUCKETS,
) => assign(exampleInput({ experiments, participant: { visitorId, seekerId }, kept }));

it('hashes, keeps and counts a visitor by the browser, whoever logs in', () => {
  for (const id of IDS) {
    const before = ask(BY_VISITOR, id, null);
    const after = ask(BY_VISITOR, id, `seeker of ${id}`);
    expect(after).toEqual(before);
    expect(after.kept).toEqual({ visitor: { 'cta@1': after.arms.cta }, seeker: {} });
    expect(after.assignments[0]?.unit).toEqual({ kind: 'visitor', id });
  }
});

it('follows a seeker from the first visit to another device', () => {
  let differed = 0;
  for (const id of IDS) {
    const seekerId = `seeker of ${id}`;
    const before = ask(BY_SEEKER, id, null);
    expect(before.assignments[0]?.unit).toEqual({ kind: 'visitor', id });
    expect(before.kept.seeker).toEqual({});

    const after = ask(BY_SEEKER, id, seekerId, before.kept);
    expect(after.arms).toEqual(before.arms);
    expect(after.assignments[0]?.unit).toEqual({ kind: 'seeker', id: seekerId });
    expect(after.kept).toEqual({ visitor: before.kept.visitor, seeker: before.kept.visitor });
    expect(ask(BY_SEEKER, id, seekerId, after.kept).kept).toBe(after.kept);

    const device = `tablet of ${id}`;
    const onTablet = ask(BY_SEEKER, device, null);
    const kept = { visitor: onTablet.kept.visitor, seeker: after.kept.seeker };
    const loggedIn = ask(BY_SEEKER, device, seekerId, kept);
    expect(loggedIn.arms).toEqual(after.arms);
    expect(loggedIn.kept).toBe(kept);
    if (onTablet.arms.cta !== after.arms.cta) differed += 1;

    expect(ask(BY_SEEKER, device, null, kept).arms).toEqual(onTablet.arms);
  }
  expect(differed).toBeGreaterThan(100);
});

it('deals to a seeker without a past by the account, the same on every device', () => {
  for (const id of IDS) {
    const [phone, tablet] = ['phone', 'tablet'].map((device) => ask(BY_SEEKER, device, id));
    expect(phone?.arms).toEqual(tablet?.arms);
    expect(phone?.kept).toEqual({ visitor: {}, seeker: { 'cta@1': phone?.arms.cta } });
  }
});

it('carries the arm into the account even where a layer or coverage would leave it out', () => {
  const narrow = exampleExperiments({
    cta: { unit: 'seeker', coverage: 0.3, layer: { name: 'hero', range: [0, 0.3] } },
  });
  const met = IDS.map((id) => ({ id, ...ask(narrow, id, null) })).filter(
    ({ arms }) => 'cta' in arms,
  );
  expect(met.length).toBeGreaterThan(10);
  for (const { id, arms, kept } of met)
    expect(ask(narrow, id, `seeker of ${id}`, kept).arms).toEqual(arms);
});

it('takes the arm of the browser where the one of the account is gone', () => {
  const kept = { visitor: { 'cta@1': 'b' }, seeker: { 'cta@1': 'gone' } };
  const { arms, kept: now } = ask(BY_SEEKER, 'v-1', 's-1', kept);
  expect(arms).toEqual({ cta: 'b' });
  expect(now.seeker).toEqual({ 'cta@1': 'b' });
});

it('knows no seeker by an empty id', () => {
  expect(ask(BY_SEEKER, 'v-1', '')).toEqual(ask(BY_SEEKER, 'v-1', null));
});

it('never shows one participant the arms of another', () => {
  const people = IDS.map((id) => ({ id, alone: ask(BY_SEEKER, id, null) }));
  for (const { id, alone } of [...people, ...people.toReversed()])
    expect(ask(BY_SEEKER, id, null)).toEqual(alone);
  expect(new Set(people.map(({ alone }) => alone.arms.cta)).size).toBe(2);
});
