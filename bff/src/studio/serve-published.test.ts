import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createServePublished } from './serve-published.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const refreshed = async () => undefined;
const never = () => new Promise<never>(() => undefined);

it('resolves as soon as the result is known, and with false after five seconds', async () => {
  const serve = (waitUntilServed: () => Promise<boolean>) =>
    createServePublished({
      followed: { refresh: refreshed },
      content: { waitUntilServed: waitUntilServed },
    })();
  expect(await serve(async () => true)).toBe(true);
  expect(await serve(async () => false)).toBe(false);
  expect(vi.getTimerCount()).toBe(0);
  const answer = vi.fn();
  const slow = serve(never).then(answer);
  await vi.advanceTimersByTimeAsync(4_999);
  expect(answer).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await slow;
  expect(answer).toHaveBeenCalledExactlyOnceWith(false);
});

it('resolves with false while the database is away', async () => {
  const refresh = () => Promise.reject(new Error('away'));
  const serve = createServePublished({
    followed: { refresh: refresh },
    content: { waitUntilServed: async () => true },
  });
  expect(await serve()).toBe(false);
});
