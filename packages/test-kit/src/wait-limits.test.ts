import { describe, expect, it, vi } from 'vitest';
import { withWaitLimit } from './wait-limits.ts';

describe('the limit of a wait', () => {
  it('is the shared one, also where a test asks for less', () => {
    expect(withWaitLimit(undefined, 1)).toEqual({ timeout: 20_000 });
    expect(withWaitLimit(1_000, 1)).toEqual({ timeout: 20_000 });
    expect(withWaitLimit({ timeout: 500, interval: 5 }, 1)).toEqual({
      timeout: 20_000,
      interval: 5,
    });
  });

  it('grows with the slowness of the machine, also where a test asks for more', () => {
    expect(withWaitLimit(undefined, 4)).toEqual({ timeout: 80_000 });
    expect(withWaitLimit(60_000, 2.5)).toEqual({ timeout: 150_000 });
  });
});

it('outlasts what takes longer than the second that vitest would wait', async () => {
  const dueAt = performance.now() + 1_200;
  const isDue = () => performance.now() > dueAt;
  await Promise.all([
    vi.waitFor(() => expect(isDue()).toBe(true)),
    vi.waitUntil(isDue),
    expect.poll(isDue).toBe(true),
  ]);
});
