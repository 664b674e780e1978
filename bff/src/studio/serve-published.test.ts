import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createServePublished } from './serve-published.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const refreshed = async () => undefined;
const never = () => new Promise<never>(() => undefined);

it('answers as soon as it is known, and after five seconds that it is not', async () => {
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

it('says no where the database cannot be asked', async () => {
  const refresh = () => Promise.reject(new Error('away'));
  const serve = createServePublished({
    followed: { refresh: refresh },
    content: { waitUntilServed: async () => true },
  });
  expect(await serve()).toBe(false);
});
