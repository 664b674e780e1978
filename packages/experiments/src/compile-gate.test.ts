import type { Experiments } from '@broadsheet/contract/experiments';
import { expect, it } from 'vitest';
import { createAssigner } from './assign-arms.ts';
import type { Participant } from './assignment.ts';
import {
  AUDIENCE,
  exampleExperiments,
  exampleInput,
  rethrow,
  visitorIds,
} from './example-input.ts';

const assign = createAssigner({ onFault: rethrow });
const IDS = visitorIds(4_000);

const partakersIn = (
  experiments: Experiments,
  key: string,
  participantOf: (id: string) => Participant,
): string[] =>
  IDS.filter(
    (id) => key in assign(exampleInput({ experiments, participant: participantOf(id) })).arms,
  );

const asVisitor = (visitorId: string): Participant => ({ visitorId, seekerId: null });
const asSeeker = (seekerId: string): Participant => ({ visitorId: 'shared', seekerId });

it('holds the same units out of every experiment', () => {
  const experiments = exampleExperiments(
    { one: {}, two: { variants: { control: 10, c: 90 } } },
    0.2,
  );
  const inOne = partakersIn(experiments, 'one', asVisitor);
  expect(partakersIn(experiments, 'two', asVisitor)).toEqual(inOne);
  expect(inOne.length / IDS.length).toBeGreaterThan(0.77);
  expect(inOne.length / IDS.length).toBeLessThan(0.83);
});

it('holds a larger share out by adding to it', () => {
  const few = new Set(partakersIn(exampleExperiments({ one: {} }, 0.1), 'one', asVisitor));
  const fewer = partakersIn(exampleExperiments({ one: {} }, 0.3), 'one', asVisitor);
  expect(fewer.length).toBeLessThan(few.size);
  expect(fewer.every((id) => few.has(id))).toBe(true);
});

it('holds seekers out by their own id', () => {
  const experiments = exampleExperiments({ seekers: { unit: 'seeker' }, visitors: {} }, 0.2);
  const seekers = partakersIn(experiments, 'seekers', asSeeker);
  expect(seekers).toEqual(partakersIn(experiments, 'visitors', asVisitor));
  expect(partakersIn(experiments, 'seekers', asVisitor)).toEqual(seekers);
});

it('holds out who was dealt an arm before, too', () => {
  const heldOut = exampleExperiments({ one: {} }, 0.5);
  const inside = new Set(partakersIn(heldOut, 'one', asVisitor));
  const outside = IDS.find((id) => !inside.has(id)) ?? expect.unreachable();
  const storedBuckets = { visitor: { 'one@1': 'b' }, seeker: {} };
  const input = exampleInput({
    experiments: heldOut,
    storedBuckets,
    participant: asVisitor(outside),
  });
  expect(assign(input)).toEqual({ arms: {}, assignments: [], storedBuckets });
});

it('leaves the arms of those inside as they are without a holdout', () => {
  const armsWith = (holdout: number) =>
    IDS.map(
      (id) =>
        assign(
          exampleInput({
            experiments: exampleExperiments({ one: {} }, holdout),
            participant: asVisitor(id),
          }),
        ).arms.one,
    );
  const all = armsWith(0);
  const some = armsWith(0.2);
  expect(some.filter((arm, index) => arm && arm !== all[index])).toEqual([]);
});

it('serves control to who no longer matches, and the same arm once they match again', () => {
  const experiments = exampleExperiments({ cta: { when: { cohort: ['freshers'] } } });
  const fresher = { ...AUDIENCE, cohort: 'freshers' as const };
  const met = assign(exampleInput({ experiments, audience: fresher }));
  const lost = assign(exampleInput({ experiments, storedBuckets: met.storedBuckets }));
  expect(lost).toEqual({ arms: {}, assignments: [], storedBuckets: met.storedBuckets });
  const turned = { control: 'b', b: 'control' }[met.arms.cta ?? ''] ?? expect.unreachable();
  const storedBuckets = { visitor: { 'cta@1': turned }, seeker: {} };
  expect(assign(exampleInput({ experiments, audience: fresher, storedBuckets })).arms).toEqual({
    cta: turned,
  });
});
