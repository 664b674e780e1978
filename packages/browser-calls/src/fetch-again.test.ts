import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fetchAgain } from './fetch-again.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const tooSoon = (waitS: string) =>
  new Response('{}', { status: 429, headers: { 'retry-after': waitS } });

it("a rate-limited request is sent once more, after the server's Retry-After", async () => {
  const request = vi.fn(async () => new Response('{}', { status: 200 }));
  request.mockResolvedValueOnce(tooSoon('2'));
  const answer = fetchAgain('/api/blocks', {}, request);
  await vi.advanceTimersByTimeAsync(1_999);
  expect(request).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect((await answer).status).toBe(200);
  expect(request).toHaveBeenCalledTimes(2);
});

it('it is sent no third time, and not at all if the wait is long or unknown', async () => {
  const request = vi.fn(async () => tooSoon('1'));
  const answer = fetchAgain('/api/blocks', {}, request);
  await vi.advanceTimersByTimeAsync(60_000);
  expect((await answer).status).toBe(429);
  expect(request).toHaveBeenCalledTimes(2);
  for (const wait of ['48', '', '-1']) {
    const other = vi.fn(async () => tooSoon(wait));
    expect((await fetchAgain('/api/blocks', {}, other)).status).toBe(429);
    expect(other).toHaveBeenCalledTimes(1);
  }
});
