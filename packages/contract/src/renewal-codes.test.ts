import { expect, it } from 'vitest';
import { RENEWAL_REMINDER_CODES } from './constants.ts';
import { DAY_MS } from './durations.ts';
import { dueRenewal, RENEWABLE } from './renewal-codes.ts';

const UNTIL = Date.parse('2027-05-22T06:00:00Z');
const dueAt = (days: number) => dueRenewal('early-applicant', UNTIL, UNTIL - days * DAY_MS);

it.each([
  [15, null],
  [14, 101],
  [4, 101],
  [3, 102],
  [1.5, 102],
  [1, 103],
  [0.01, 103],
  [0, null],
  [-6.9, null],
  [-7, 104],
  [-9.9, 104],
  [-10, null],
])('%s days before the end the code is %s', (days, code) => {
  expect(dueAt(days)).toBe(code);
});

it('has the codes 101 to 112, each for one plan and one time', () => {
  const codes = RENEWABLE.flatMap((feature) =>
    [14, 3, 1, -7].map((days) => dueRenewal(feature, UNTIL, UNTIL - days * DAY_MS)),
  );
  expect(codes).toEqual([...RENEWAL_REMINDER_CODES]);
});
