import { expect, it } from 'vitest';
import { TwoGenerationCache } from './two-generation-cache.ts';

it('retains used entries and never exceeds its limit', () => {
  const cache = new TwoGenerationCache<number, string>(8);
  cache.set(0, 'kept');
  for (let key = 1; key <= 100; key += 1) {
    cache.set(key, 'passing');
    expect(cache.get(0)).toBe('kept');
    expect(cache.size).toBeLessThanOrEqual(8);
  }
  expect(cache.get(1)).toBeUndefined();
});
