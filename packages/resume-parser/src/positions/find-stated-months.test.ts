import { expect, it } from 'vitest';
import { findStatedMonths } from './find-stated-months.ts';

it.each<[string, number | undefined]>([
  ['Total Experience: 3 years 4 months', 40],
  ['Experience - 5 Yrs', 60],
  ['WORK EXPERIENCE (7 years 2 months)', 86],
  ['Total Exp.\t: 8 months', 8],
  ['Total IT Experience: 4.5+ Years', 54],
  ['Having 6+ years of experience in Java', 72],
  ['Accountant with 2 years 6 months of relevant experience', 30],
  ['Experience in 3 cities', undefined],
  ['Cut the time to hire from 4 months to 2', undefined],
  ['Experience: 95 years', undefined],
])('of "%s"', (text, months) => {
  expect(findStatedMonths([text])?.value).toBe(months);
});
