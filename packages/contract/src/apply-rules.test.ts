import { describe, expect, it } from 'vitest';
import {
  applyAllowance,
  formatEpochInstant,
  nextFollowUp,
  receivesStatusUpdates,
} from './apply-rules.ts';
import { DAY_MS } from './durations.ts';

const NOW = Date.parse('2026-11-22T11:00:00Z');
const ago = (days: number): number => NOW - days * DAY_MS;

describe('applying', () => {
  it('limits basic members in any 30 days, and returns the next possible instant', () => {
    expect(applyAllowance(false, 3, [ago(1), ago(2)], NOW)).toEqual({ left: 1, from: null });
    const full = [ago(1), ago(2), ago(20)];
    expect(applyAllowance(false, 3, full, NOW)).toEqual({ left: 0, from: NOW + 10 * DAY_MS });
    const again = applyAllowance(false, 3, full, NOW + 10 * DAY_MS);
    expect(again).toEqual({ left: 1, from: null });
  });

  it('returns the right instant after the limit was lowered', () => {
    const sent = [ago(1), ago(2), ago(20)];
    expect(applyAllowance(false, 1, sent, NOW)).toEqual({ left: 0, from: NOW + 29 * DAY_MS });
  });

  it('has none for pro members', () => {
    expect(applyAllowance(true, 1, [ago(0), ago(1)], NOW)).toEqual({ left: null, from: null });
  });
});

it('a follow-up is one in any 7 days', () => {
  expect(nextFollowUp(null, NOW)).toBeNull();
  expect(nextFollowUp(ago(6), NOW)).toBe(NOW + DAY_MS);
  expect(nextFollowUp(ago(7), NOW)).toBeNull();
});

it('only pro members are notified of a status', () => {
  expect([true, false].map(receivesStatusUpdates)).toEqual([true, false]);
});

it('an instant is formatted in Indian time', () => {
  expect(formatEpochInstant(NOW)).toBe('22 November 2026 at 4:30 pm IST');
});
