import { expect, it } from 'vitest';
import { beginOwnDelay } from './own-delay.ts';

/** 12 ms by the clock, of which this process has worked for so many. */
const delayOf = (workedMs: number): number => {
  let [at, cpu] = [100, { user: 50_000, system: 7_000 }];
  const elapsed = beginOwnDelay(
    () => at,
    () => cpu,
  );
  at += 12;
  cpu = { user: 50_000 + workedMs * 750, system: 7_000 + workedMs * 250 };
  return elapsed();
};

it('a delay measures the work of this process, not that of neighbours', () => {
  expect(delayOf(3)).toBe(3);
  expect(delayOf(12)).toBe(12);
});

it('a delay is no longer than the time that has passed, where several threads have worked', () => {
  expect(delayOf(20)).toBe(12);
});
