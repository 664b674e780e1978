import { expect, it } from 'vitest';
import { isDuration } from './is-duration.ts';

it.each(['2 years', '(1 yr 3 mos)', 'a year', '2 ans 1 mois', '3 years and 2 months', '7 mois'])(
  '%s is a duration',
  (text) => {
    expect(isDuration(text)).toBe(true);
  },
);

it.each(['Meesho', '3M India', '24 Seven', 'Three Oaks School', '2019'])('%s is none', (text) => {
  expect(isDuration(text)).toBe(false);
});
