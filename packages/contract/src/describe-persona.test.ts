import { expect, it } from 'vitest';
import { describePersona } from './describe-persona.ts';

it('tells who somebody is, as far as is said', () => {
  expect(describePersona({})).toBe('');
  expect(describePersona({ cohort: 'freshers', experienceBand: 2, device: 'phone' })).toBe(
    'of the cohort freshers, with 0-1 years of experience, at a phone',
  );
  expect(describePersona({ city: null, category: null, crawler: false })).toBe('');
  expect(
    describePersona({
      brand: 'tech',
      membership: 'pro',
      cohort: 'none',
      experienceBand: 1,
      device: 'desktop',
      city: null,
      category: 'backend',
      crawler: true,
    }),
  ).toBe(
    'on the tech site, a pro member, of no cohort, of unknown experience, at a desktop, interested in backend, a search engine',
  );
});
