import { expect, it } from 'vitest';
import { EARLY_RULE_DEFAULT, earlySince, earlyText } from './early-rule.ts';

const NOW = Date.parse('2026-11-22T10:00:00Z');

it('covers three days, or the brand’s own period', () => {
  expect(earlySince(EARLY_RULE_DEFAULT, NOW)).toBe(Date.parse('2026-11-19T10:00:00Z'));
  expect(earlySince({ hours: 24, applications: 3 }, NOW)).toBe(Date.parse('2026-11-21T10:00:00Z'));
});

it('gives the number of applications', () => {
  expect([0, 1, 2].map(earlyText)).toEqual([
    'Be the first to apply',
    '1 person has applied',
    '2 people have applied',
  ]);
});
