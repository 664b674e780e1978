import { expect, it } from 'vitest';
import { createZipf } from './zipf.ts';

it('picks the first one twice as often as the second, and each at least once', () => {
  let at = 0;
  const steps = 10_000;
  const pick = createZipf(100, () => {
    at += 1;
    return (at - 0.5) / steps;
  });
  const counts = new Array<number>(100).fill(0);
  for (let step = 0; step < steps; step += 1) {
    const index = pick();
    counts[index] = (counts[index] ?? 0) + 1;
  }
  expect((counts[0] ?? 0) / (counts[1] ?? 0)).toBeCloseTo(2, 1);
  expect((counts[0] ?? 0) / (counts[9] ?? 0)).toBeCloseTo(10, 0);
  expect(Math.min(...counts)).toBeGreaterThan(0);
});
