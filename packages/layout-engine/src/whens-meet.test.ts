import { COHORTS, DEVICES } from '@broadsheet/contract/audience';
import { BRANDS } from '@broadsheet/contract/brand';
import { HOUR_MS } from '@broadsheet/contract/durations';
import { CONTROL } from '@broadsheet/contract/experiments';
import type { When } from '@broadsheet/contract/layout';
import type { NamedAudiences } from '@broadsheet/contract/named-audiences';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Condition, conditionOf } from './audiences/condition.ts';
import { mismatchesOf } from './mismatches.ts';
import { whensMeet } from './whens-meet.ts';

const audiences: NamedAudiences = new Map([
  ['near', { name: 'Near', any: [{ city: ['pune'] }, { city: ['mumbai'], device: ['phone'] }] }],
  ['mobile', { name: 'Mobile', any: [{ device: ['phone', 'tablet'], not: { crawler: [true] } }] }],
]);
const some = <T>(...all: T[]) => fc.uniqueArray(fc.constantFrom(...all), { minLength: 1 });
const fields = {
  brand: some(...BRANDS),
  device: some(...DEVICES),
  city: some('pune', 'mumbai'),
  crawler: some(true, false),
  audience: some('near', 'mobile'),
  experiment: fc.record({ x: some(CONTROL, 'b', 'c') }),
};
const instant = fc
  .integer({ min: 0, max: 3 })
  .map((hour) => new Date(hour * HOUR_MS).toISOString());
const one = fc.oneof(...Object.entries(fields).map(([field, all]) => fc.record({ [field]: all })));
const time = fc.record({ from: instant, until: instant }, { requiredKeys: [] });
const when = fc
  .tuple(one, one, fc.oneof(fc.record({ not: one }), time))
  .map((parts): Condition => conditionOf(Object.assign({}, ...parts), audiences));
const known = new Map([['x', [CONTROL, 'b', 'c']]]);

/** Tries all audiences that such conditions could distinguish, at every hour. */
const someoneMatches = (whens: readonly Condition[]): boolean => {
  for (const brand of BRANDS)
    for (const device of DEVICES)
      for (const city of [null, 'pune', 'mumbai', 'goa'])
        for (const crawler of [true, false])
          for (const arm of [CONTROL, 'b', 'c'])
            for (let hour = -1; hour <= 3; hour += 1) {
              const who = {
                ...{ brand, device, city, crawler, cohort: COHORTS[0], experienceBand: 1 },
                ...{ membership: 'visitor' as const, category: null },
              };
              const now = hour * HOUR_MS;
              if (whens.every((each) => mismatchesOf(each, who, { x: arm }, now).length === 0))
                return true;
            }
  return false;
};

it('finds whether any audience at any time satisfies all conditions', () => {
  let met = 0;
  fc.assert(
    fc.property(fc.array(when, { minLength: 1, maxLength: 2 }), (whens) => {
      const expected = someoneMatches(whens);
      if (expected) met += 1;
      expect(whensMeet(whens, known)).toBe(expected);
    }),
    { numRuns: 500, seed: 20261128 },
  );
  expect(met).toBeGreaterThan(20);
  expect(met).toBeLessThan(480);
});

it('knows that visitors have no cohort', () => {
  const meet = (...whens: When[]) => whensMeet(whens, known);
  expect(meet({ cohort: ['freshers'] }, { membership: ['visitor'] })).toBe(false);
  expect(meet({ not: { cohort: ['none'] } }, { membership: ['visitor'] })).toBe(false);
  expect(meet({ cohort: ['freshers', 'none'] }, { membership: ['visitor'] })).toBe(true);
  expect(meet({ cohort: ['freshers'] }, { membership: ['visitor', 'basic'] })).toBe(true);
});
