import { expect, it } from 'vitest';
import { createLazyAbort } from './lazy-abort.ts';

it('aborts signals read before and after, with the reason', () => {
  const { signal, abort, isAborted } = createLazyAbort();
  const before = signal();
  expect([before.aborted, isAborted()]).toEqual([false, false]);
  abort('first');
  abort('second');
  expect([before.reason, signal()]).toEqual(['first', before]);
  const unseen = createLazyAbort();
  unseen.abort('gone');
  expect([unseen.isAborted(), unseen.signal().reason]).toEqual([true, 'gone']);
});
