import {
  AUDIENCE_FIELDS,
  type Audience,
  COHORTS,
  DEVICES,
  MEMBERSHIPS,
} from '@broadsheet/contract/audience';
import { BRANDS } from '@broadsheet/contract/brand';
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
const whens = fc
  .record({ ...lists, not: fc.option(fc.record(lists), { nil: undefined }) })
  .map((when) => when as AudienceWhen);

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

const matches = (when: AudienceWhen, audience: Audience): boolean =>
  AUDIENCE_FIELDS.every((field) => {
    const wanted: readonly unknown[] | undefined = when[field];
    const refused: readonly unknown[] | undefined = when.not?.[field];
    const value = audience[field];
    return (!wanted || wanted.includes(value)) && !refused?.includes(value);
  });

it('means what a when means, for every audience', () => {
  let matched = 0;
  fc.assert(
    fc.property(whens, audiences, (when, audience) => {
      const expected = matches(when, audience);
      if (expected) matched += 1;
      expect(evalCondition({ ...audience }, compileCondition(when))).toBe(expected);
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
    expect(evalCondition({ ...AUDIENCE }, compileCondition(when))).toBe(expected);
  },
);
