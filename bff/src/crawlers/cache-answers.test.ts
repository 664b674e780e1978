import { expect, it } from 'vitest';
import { cacheAnswers } from './cache-answers.ts';

it('computes a result once per key and period', async () => {
  let now = 0;
  let made = 0;
  const cache = cacheAnswers<number>(1_000, () => now);
  const make = async () => {
    made += 1;
    return made;
  };
  expect(await Promise.all([cache('a', make), cache('a', make), cache('b', make)])).toEqual([
    1, 1, 2,
  ]);
  now = 999;
  expect(await cache('a', make)).toBe(1);
  now = 1_000;
  expect(await cache('a', make)).toBe(3);
});

it('caches no failure', async () => {
  const cache = cacheAnswers<string>(1_000, () => 0);
  await expect(cache('a', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
  expect(await cache('a', async () => 'up')).toBe('up');
});
