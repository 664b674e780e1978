import { describe, expect, it } from 'vitest';
import { createAdaptiveLimit } from './adaptive-limit.ts';

const WINDOW_MS = 100;
const settings = { first: 64, min: 16, max: 100, targetMs: 10, windowMs: WINDOW_MS };

describe('the limit', () => {
  it('falls while all requests are delayed, but never below its minimum', () => {
    const limit = createAdaptiveLimit(settings, 0);
    const seen: number[] = [];
    for (let at = 0; at < 3_000; at += 20) {
      limit.noteDelay('loop', 30, at);
      seen.push(limit.value());
    }
    expect(seen[6]).toBe(54);
    expect(seen.at(-1)).toBe(16);
  });

  it('stays while a delay is not permanent', () => {
    const limit = createAdaptiveLimit(settings, 0);
    for (let at = 0; at < 1_000; at += 20) limit.noteDelay('loop', at % 100 === 0 ? 2 : 80, at);
    expect(limit.value()).toBe(64);
  });

  it('grows by one a window while it is felt', () => {
    const limit = createAdaptiveLimit(settings, 0);
    const seen: number[] = [];
    for (let at = 0; at < 1_000; at += 20) {
      limit.noteDelay('loop', 1, at);
      limit.noteUsed(at);
      seen.push(limit.value());
    }
    expect(seen[6]).toBe(65);
    expect(seen.at(-1)).toBe(73);
  });

  it('never grows beyond its most', () => {
    const limit = createAdaptiveLimit({ ...settings, first: 99 }, 0);
    for (let at = 0; at < 1_000; at += 20) {
      limit.noteDelay('loop', 1, at);
      limit.noteUsed(at);
    }
    expect(limit.value()).toBe(100);
  });

  it('falls for an overloaded database, even if the program itself is idle', () => {
    const limit = createAdaptiveLimit(settings, 0);
    for (let at = 0; at <= WINDOW_MS; at += 20) {
      limit.noteDelay('loop', 1, at);
      limit.noteDelay('database', 40, at);
    }
    expect(limit.value()).toBe(54);
  });

  it('does not grow while it is not reached', () => {
    const limit = createAdaptiveLimit(settings, 0);
    for (let at = 0; at < 1_000; at += 20) limit.noteDelay('loop', 1, at);
    expect(limit.value()).toBe(64);
  });

  it('is pressed from when it falls until two windows later', () => {
    const limit = createAdaptiveLimit(settings, 0);
    expect(limit.isOverloaded(0)).toBe(false);
    limit.noteDelay('turn', 30, 10);
    limit.noteDelay('turn', 0, WINDOW_MS);
    expect(limit.isOverloaded(WINDOW_MS)).toBe(true);
    expect(limit.isOverloaded(WINDOW_MS * 3 - 1)).toBe(true);
    expect(limit.isOverloaded(WINDOW_MS * 3)).toBe(false);
  });

  it('falls when a called program is overloaded', () => {
    const limit = createAdaptiveLimit(settings, 0);
    limit.notePushback(10);
    limit.noteDelay('loop', 1, WINDOW_MS);
    expect(limit.value()).toBe(54);
  });
});
