import { describe, expect, it } from 'vitest';
import { barOf, nowOn, timelineStart, WEEKS, weeksOf } from './bar-of.ts';
import { formatSpan, stateAt } from './format-span.ts';

/** A Saturday; its Monday in India is 23 November. */
const NOW = Date.parse('2026-11-28T22:00:00Z');
const START = timelineStart(NOW);
const at = (iso: string) => Date.parse(iso);

describe('the timeline', () => {
  it('begins on the Monday of last week in India', () => {
    expect(new Date(START).toISOString()).toBe('2026-11-15T18:30:00.000Z');
    expect(timelineStart(at('2026-11-22T18:29:59Z'))).toBe(at('2026-11-08T18:30:00Z'));
    expect(timelineStart(at('2026-11-22T18:30:00Z'))).toBe(at('2026-11-15T18:30:00Z'));
    expect(weeksOf(START)).toHaveLength(WEEKS);
  });

  it('has a bar from the start to the end of an entry, cut at its edges', () => {
    const week = { from: '2026-11-23T00:00:00+05:30', until: '2026-11-30T00:00:00+05:30' };
    expect(barOf(week, START)).toEqual({ left: 10, width: 10 });
    expect(barOf({ from: null, until: week.until }, START)).toEqual({ left: 0, width: 20 });
    expect(barOf({ from: week.from, until: null }, START)).toEqual({ left: 10, width: 90 });
    expect(barOf({ from: '2028-01-01T00:00:00Z', until: null }, START)).toBeNull();
    expect(barOf({ from: null, until: '2026-01-01T00:00:00Z' }, START)).toBeNull();
    expect(nowOn(NOW, START)).toBeGreaterThan(17);
  });
});

it('says when an entry is on, and whether it is', () => {
  const span = { from: '2026-11-23T00:00:00+05:30', until: '2026-11-30T00:00:00+05:30' };
  expect(formatSpan(span)).toMatch(/^23 Nov 2026, 12:00 am to 30 Nov 2026, 12:00 am$/);
  expect(formatSpan({ from: null, until: span.until })).toMatch(/^Until 30 Nov/);
  expect(formatSpan({ from: span.from, until: null })).toMatch(/^From 23 Nov/);
  expect(formatSpan({ from: null, until: null })).toBe('Without an end');
  expect(stateAt(span, NOW)).toBe('on');
  expect(stateAt(span, at(span.from) - 1)).toBe('upcoming');
  expect(stateAt(span, at(span.until))).toBe('over');
});
