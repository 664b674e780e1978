import { expect, it } from 'vitest';
import { callsDeadlineOf } from './page-callers.ts';

it.each([3_000, 25_000, 101])(
  'calls have most of the %i ms of a block, in whole milliseconds',
  (ms) => {
    const deadlineMs = callsDeadlineOf(ms);
    expect(deadlineMs).toBeGreaterThan(ms / 2);
    expect(deadlineMs).toBeLessThan(ms);
    // A signal that would have been late is refused by Node.
    expect(() => AbortSignal.timeout(deadlineMs)).not.toThrow();
  },
);
