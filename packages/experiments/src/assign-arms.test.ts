import type { Audience } from '@broadsheet/contract/audience';
import { CONTROL, NO_EXPERIMENTS } from '@broadsheet/contract/experiments';
import { GrowthBookClient } from '@growthbook/growthbook';
import { expect, it, vi } from 'vitest';
import { createAssigner } from './assign-arms.ts';
import {
  AUDIENCE,
  exampleExperiments,
  exampleInput,
  rethrow,
  visitorIds,
} from './example-input.ts';

const assign = createAssigner({ onFault: rethrow });

it('assigns an arm, names what is counted and what to keep', () => {
  const { arms, assignments, storedBuckets } = assign(
    exampleInput({
      experiments: exampleExperiments({ cta: { variants: { b: 100, control: 0 } } }),
    }),
  );
  expect(arms).toEqual({ cta: 'b' });
  expect(assignments).toEqual([
    { key: 'cta', arm: 'b', bucketVersion: 1, unit: { kind: 'visitor', id: 'v-1' } },
  ]);
  expect(storedBuckets).toEqual({ visitor: { 'cta@1': 'b' }, seeker: {} });
});

it.each(['stopped', 'draft'] as const)('assigns nothing of an experiment that is %s', (status) => {
  const storedBuckets = { visitor: { 'cta@1': 'b' }, seeker: {} };
  const experiments = exampleExperiments({ cta: { status } });
  const assigned = assign(exampleInput({ experiments, storedBuckets }));
  expect(assigned).toEqual({ arms: {}, assignments: [], storedBuckets });
  expect(assigned.storedBuckets).toBe(storedBuckets);
});

it('assigns nothing to nobody and to a crawler', () => {
  const storedBuckets = { visitor: { 'cta@1': 'b' }, seeker: {} };
  const nothing = { arms: {}, assignments: [], storedBuckets };
  expect(assign(exampleInput({ storedBuckets, participant: null }))).toEqual(nothing);
  expect(assign(exampleInput({ storedBuckets, audience: { ...AUDIENCE, crawler: true } }))).toEqual(
    nothing,
  );
});

it('assigns an arm to the people of a named audience, and follows its definition', () => {
  const experiments = exampleExperiments({
    wanted: { when: { audience: ['freshers'] } },
    refused: { when: { not: { audience: ['freshers'] } } },
    unknown: { when: { audience: ['nobody'] } },
  });
  const having = (...cohorts: Audience['cohort'][]) => ({
    ...experiments,
    audiences: new Map([['freshers', { name: 'Freshers', any: [{ cohort: cohorts }] }]]),
  });
  const fresher: Audience = { ...AUDIENCE, cohort: 'freshers', membership: 'basic' };
  const assigned = (audience: Audience, ...cohorts: Audience['cohort'][]) =>
    Object.keys(assign(exampleInput({ audience, experiments: having(...cohorts) })).arms);
  expect(assigned(fresher, 'freshers')).toEqual(['wanted']);
  expect(assigned(AUDIENCE, 'freshers')).toEqual(['refused']);
  expect(assigned(fresher, 'perfectMatch')).toEqual(['refused']);
});

it('assigns only experiments of the page', () => {
  const experiments = exampleExperiments({ cta: {}, list: { page: 'category' } });
  expect(Object.keys(assign(exampleInput({ experiments })).arms)).toEqual(['cta']);
  expect(Object.keys(assign(exampleInput({ experiments, page: 'category' })).arms)).toEqual([
    'list',
  ]);
});

it('takes in as many as the coverage says, and the same and more when it grows', () => {
  const partakers = (coverage: number) =>
    visitorIds(4_000).flatMap((visitorId) => {
      const experiments = exampleExperiments({ cta: { coverage } });
      const { arms } = assign(
        exampleInput({ experiments, participant: { visitorId, seekerId: null } }),
      );
      return arms.cta ? [`${visitorId} ${arms.cta}`] : [];
    });
  const some = partakers(0.3);
  const more = new Set(partakers(0.6));
  expect(some.length / 4_000).toBeGreaterThan(0.27);
  expect(some.length / 4_000).toBeLessThan(0.33);
  expect(some.every((partaker) => more.has(partaker))).toBe(true);
  expect(partakers(0)).toEqual([]);
});

it('has nothing in its input by which an arm could be forced', () => {
  const forced = '/?cta=1&gate@1=0&cta@1=1';
  const force = { url: forced, forcedVariations: { 'cta@1': 1 }, 'cta@1': 1, cta: 'b', id: 'v-2' };
  for (const visitorId of visitorIds(200)) {
    const participant = { visitorId, seekerId: null };
    const plain = assign(exampleInput({ participant }));
    const audience = { ...AUDIENCE, ...force };
    const pushed = exampleInput({ participant: { ...participant, ...force }, audience });
    expect(assign({ ...pushed, ...force })).toEqual(plain);
  }
});

it('would let the query force an arm if the SDK knew the address', () => {
  const { value } = new GrowthBookClient().runInlineExperiment(
    { key: 'cta', variations: ['control', 'b'], weights: [1, 0] },
    { attributes: { id: 'v-1' }, url: 'https://tech.example/?cta=1' },
  );
  expect(value).toBe('b');
});

it('asks no network and starts no timer', () => {
  const fetching = vi.spyOn(globalThis, 'fetch');
  const timers = [vi.spyOn(globalThis, 'setTimeout'), vi.spyOn(globalThis, 'setInterval')];
  createAssigner({ onFault: rethrow })(exampleInput());
  for (const spy of [fetching, ...timers]) expect(spy).not.toHaveBeenCalled();
});

it('deals an experiment called constructor, which the SDK takes for a forced arm', () => {
  const experiments = exampleExperiments({ constructor: {} });
  const assigned = visitorIds(100).map(
    (visitorId) =>
      assign(exampleInput({ experiments, participant: { visitorId, seekerId: null } })).arms
        .constructor,
  );
  expect(new Set(assigned)).toEqual(new Set([CONTROL, 'b']));
  const byItsName = new GrowthBookClient().runInlineExperiment(
    { key: 'constructor', variations: [CONTROL, 'b'] },
    { attributes: { id: 'v-1' } },
  );
  expect(byItsName.value).toBeUndefined();
});

const withBrokenSdk = (answer: (key: string) => unknown) => {
  const real = GrowthBookClient.prototype.runInlineExperiment;
  vi.spyOn(GrowthBookClient.prototype, 'runInlineExperiment').mockImplementation(function (
    this: GrowthBookClient,
    experiment,
    user,
  ) {
    const result = real.call(this, experiment, user);
    return (
      experiment.key === 'broken@1' ? { ...result, value: answer(experiment.key) } : result
    ) as never;
  });
  const faults: string[] = [];
  const faulty = createAssigner({ onFault: (error, key) => faults.push(`${key}: ${error}`) });
  const experiments = exampleExperiments({ broken: {}, valid: {} });
  return { assigned: faulty(exampleInput({ experiments })), faults };
};

it.each([
  ['an arm that it does not have', 'c', 'c'],
  ['an index', 1, '1'],
  ['nothing', undefined, 'undefined'],
])('serves control of one experiment when the SDK answers with %s', (_, answer, named) => {
  const { assigned, faults } = withBrokenSdk(() => answer);
  expect(Object.keys(assigned.arms)).toEqual(['valid']);
  expect(Object.keys(assigned.storedBuckets.visitor)).toEqual(['valid@1']);
  expect(assigned.assignments.map(({ key }) => key)).toEqual(['valid']);
  expect(faults).toEqual([`broken: Error: expected an arm of broken@1, found ${named}`]);
});

it('serves control of one experiment when the SDK throws', () => {
  const { assigned, faults } = withBrokenSdk(() => {
    throw new Error('out of order');
  });
  expect(Object.keys(assigned.arms)).toEqual(['valid']);
  expect(faults).toEqual(['broken: Error: out of order']);
});

it('serves control of an experiment that is not as the file promises', () => {
  const faults: string[] = [];
  const faulty = createAssigner({ onFault: (_, key) => faults.push(key) });
  const bad: unknown[] = [
    null,
    { status: 'running' },
    { ...exampleExperiments({ a: {} }), status: 'running' },
  ];
  const experiments = exampleExperiments({ valid: {} });
  const byKey = new Map([
    ...experiments.byKey,
    ...bad.map((experiment, index) => [`bad-${index}`, experiment] as const),
  ]);
  const { arms } = faulty(
    exampleInput({ experiments: { ...NO_EXPERIMENTS, byKey: byKey as never } }),
  );
  expect(Object.keys(arms)).toEqual(['valid']);
  expect(faults).toEqual(['bad-0', 'bad-1', 'bad-2']);
});
