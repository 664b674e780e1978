import {
  AUDIENCE_FIELDS,
  type Audience,
  COHORTS,
  DEVICES,
  MEMBERSHIPS,
} from '@broadsheet/contract/audience';
import { BRANDS } from '@broadsheet/contract/brand';
import { type NamedAudiences, NO_AUDIENCES } from '@broadsheet/contract/named-audiences';
import type { PeopleWhen } from '@broadsheet/contract/people-when';
import type { AudienceWhen } from '@broadsheet/contract/when';
import { evalCondition } from '@growthbook/growthbook';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { compileCondition } from './compile-condition.ts';
import { AUDIENCE } from './example-input.ts';

const DOMAINS = {
  brand: [...BRANDS],
  cohort: [...COHORTS],
  experienceBand: [1, 2, 9],
  membership: [...MEMBERSHIPS],
  device: [...DEVICES],
  city: ['pune', 'null', 'mumbai'],
  category: ['backend', '1', 'design'],
  crawler: [true, false],
};

const lists = Object.fromEntries(
  AUDIENCE_FIELDS.map((field) => [
    field,
    fc.option(fc.array(fc.constantFrom<unknown>(...DOMAINS[field]), { minLength: 1 }), {
      nil: undefined,
    }),
  ]),
);
const named: NamedAudiences = new Map([
  [
    'freshers',
    {
      name: 'Freshers',
      any: [{ cohort: ['freshers'] }, { membership: ['visitor'], experienceBand: [2] }],
    },
  ],
  ['puneites', { name: 'In Pune', any: [{ city: ['pune'], not: { device: ['phone'] } }] }],
]);
const keys = fc.option(fc.subarray([...named.keys(), 'nobody'], { minLength: 1 }), {
  nil: undefined,
});
const whensOf = (fields: Record<string, fc.Arbitrary<unknown>>) =>
  fc
    .record({ ...fields, not: fc.option(fc.record(fields), { nil: undefined }) })
    .map((when) => when as PeopleWhen);
// Few people meet conditions on all fields.
const whens = fc.oneof(whensOf(lists), whensOf({ audience: keys, device: lists.device ?? keys }));

const audiences = fc
  .record(
    Object.fromEntries(
      AUDIENCE_FIELDS.map((field) => {
        const values: unknown[] = [...DOMAINS[field]];
        if (field === 'city' || field === 'category') values.push(null, 'elsewhere');
        return [field, fc.constantFrom(...values)];
      }),
    ),
  )
  .map((audience) => audience as unknown as Audience);

const fieldsMatch = (when: AudienceWhen, audience: Audience): boolean =>
  AUDIENCE_FIELDS.every((field) => {
    const wanted: readonly unknown[] | undefined = when[field];
    const refused: readonly unknown[] | undefined = when.not?.[field];
    const value = audience[field];
    return (!wanted || wanted.includes(value)) && !refused?.includes(value);
  });

const isOf = (key: string, audience: Audience): boolean =>
  named.get(key)?.any.some((part) => fieldsMatch(part, audience)) ?? false;
const matches = (when: PeopleWhen, audience: Audience): boolean =>
  fieldsMatch(when, audience) &&
  (when.audience?.some((key) => isOf(key, audience)) ?? true) &&
  !when.not?.audience?.some((key) => isOf(key, audience));

it('means what a when means, for every audience', () => {
  let matched = 0;
  fc.assert(
    fc.property(whens, audiences, (when, audience) => {
      const expected = matches(when, audience);
      if (expected) matched += 1;
      expect(evalCondition({ ...audience }, compileCondition(when, named))).toBe(expected);
    }),
    { numRuns: 3_000, seed: 11 },
  );
  expect(matched).toBeGreaterThan(50);
});

it.each([
  [{ city: ['pune'] }, false],
  [{ not: { city: ['pune'] } }, true],
  [{ category: ['backend'], not: { city: ['pune'] } }, false],
  [{}, true],
] as [AudienceWhen, boolean][])(
  'asks %j of somebody without a city or category',
  (when, expected) => {
    expect(evalCondition({ ...AUDIENCE }, compileCondition(when, NO_AUDIENCES))).toBe(expected);
  },
);
