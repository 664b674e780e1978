import { expect, it } from 'vitest';
import { describePersona } from './describe-persona.ts';

it('describes the given fields of a person', () => {
  expect(describePersona({})).toBe('');
  expect(describePersona({ cohort: 'freshers', experienceBand: 2, device: 'phone' })).toBe(
    'logged-in fresher, 0-1 years of experience, on a phone',
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
    'tech site, Pro member, experience not known, on desktop, interested in backend, search engine',
  );
});
