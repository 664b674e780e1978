import { describe, expect, it } from 'vitest';
import { type CacheFacts, cachePolicy } from './cache-policy.ts';

const facts: CacheFacts = {
  kind: 'category',
  brand: 'tech',
  status: 200,
  consulted: ['brand', 'category', 'city', 'time'],
  isComplete: true,
  isForOne: false,
  validUntil: null,
  now: 1_000_000,
};

describe('the cache policy of a page', () => {
  it('is public with a tag when only brand, URL and time decide it', () => {
    expect(cachePolicy(facts)).toEqual({
      cache: { scope: 'public', maxAge: 60, key: 'brand,category,city,time' },
      control: 'public, max-age=0, s-maxage=60, stale-while-revalidate=30',
      tag: 'tech,tech-category',
    });
  });

  for (const field of ['experienceBand', 'device', 'crawler', 'cohort', 'membership'] as const) {
    it(`is private when ${field} is consulted`, () => {
      const { cache, control, tag } = cachePolicy({ ...facts, consulted: ['brand', field] });
      expect([cache.scope, control, tag]).toEqual(['private', 'private, no-cache', null]);
    });
  }

  it('never reaches past the next change of a schedule', () => {
    const control = (seconds: number) =>
      cachePolicy({ ...facts, validUntil: facts.now + seconds * 1000 }).control;
    expect(control(90)).toContain('s-maxage=60, stale-while-revalidate=30');
    expect(control(20.9)).toContain('s-maxage=20, stale-while-revalidate=0');
    expect(control(-5)).toContain('s-maxage=0, stale-while-revalidate=0');
  });

  it('keeps a page with a failed block from shared caches, and a 503 from all', () => {
    expect(cachePolicy({ ...facts, isComplete: false }).control).toBe('private, no-cache');
    expect(cachePolicy({ ...facts, status: 503 }).control).toBe('no-store');
  });
});
