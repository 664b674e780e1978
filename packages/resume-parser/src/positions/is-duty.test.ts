import { expect, it } from 'vitest';
import { isDuty } from './is-duty.ts';

it.each([
  'Led a team of five engineers',
  'Closed the books of eleven branches since 2018',
  'Successfully migrated all of the services',
  'Responsible for hiring in three cities',
  'Managing the accounts of forty dealers',
])('%s is a sentence about work', (text) => {
  expect(isDuty(text)).toBe(true);
});

it.each([
  'Certified Public Accountant at Hegde & Co',
  'Red Hat India Pvt Ltd',
  'United Breweries Limited, Bengaluru, India',
  'Senior Software Engineer, Platform Team',
  'Associated Cement Companies Limited Mumbai',
  'Led Zeppelin Fan',
])('%s is a title or a company', (text) => {
  expect(isDuty(text)).toBe(false);
});
