import { expect, it } from 'vitest';
import { EARLY_RULE_DEFAULT, earlySince, earlyText } from './early-rule.ts';

const NOW = Date.parse('2026-11-22T10:00:00Z');

it('reaches back three days, or as far as the brand has said', () => {
  expect(earlySince(EARLY_RULE_DEFAULT, NOW)).toBe(Date.parse('2026-11-19T10:00:00Z'));
  expect(earlySince({ hours: 24, applications: 3 }, NOW)).toBe(Date.parse('2026-11-21T10:00:00Z'));
});

it('says how many have applied', () => {
  expect([0, 1, 2].map(earlyText)).toEqual([
    'Be the first to apply',
    '1 person has applied',
    '2 people have applied',
  ]);
});
