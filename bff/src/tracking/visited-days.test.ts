import { expect, it } from 'vitest';
import { createVisitedDays } from './visited-days.ts';

const participant = { visitorId: 'v', seekerId: null };

it('a day of a participant is first once, and again with an account', () => {
  const days = createVisitedDays();
  const isFirst = (day: string, seekerId: string | null = null) =>
    days.isFirst({ ...participant, seekerId }, day);
  expect([isFirst('2026-11-21'), isFirst('2026-11-21'), isFirst('2026-11-22')]).toEqual([
    true,
    false,
    true,
  ]);
  expect([isFirst('2026-11-22', '7'), isFirst('2026-11-22', '7')]).toEqual([true, false]);
});

it('the visits that were used longest ago are forgotten beyond the limit', () => {
  const days = createVisitedDays(2);
  const isFirst = (visitorId: string) => days.isFirst({ ...participant, visitorId }, '2026-11-21');
  expect(['a', 'b', 'a', 'c', 'a', 'b'].map(isFirst)).toEqual([
    true,
    true,
    false,
    true,
    false,
    true,
  ]);
});
