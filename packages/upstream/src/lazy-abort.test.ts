import { expect, it } from 'vitest';
import { createLazyAbort, endingOf } from './lazy-abort.ts';

it('aborts signals read before and after, with the reason', () => {
  const lazy = createLazyAbort();
  const before = lazy.signal();
  expect([before.aborted, lazy.isAborted(), lazy.reason()]).toEqual([false, false, undefined]);
  lazy.abort('first');
  lazy.abort('second');
  expect([before.reason, lazy.reason(), lazy.signal()]).toEqual(['first', 'first', before]);
  const unseen = createLazyAbort();
  unseen.abort('gone');
  expect([unseen.isAborted(), unseen.signal().reason]).toEqual([true, 'gone']);
});

it.each(['itself', 'a signal of others'])('notifies listeners once, those of %s', (of) => {
  const lazy = createLazyAbort();
  const ending = of === 'itself' ? lazy : endingOf(lazy.signal());
  const reasons: unknown[] = [];
  ending.onAbort(() => reasons.push(ending.reason()));
  ending.onAbort(() => reasons.push('removed'))();
  lazy.abort('first');
  lazy.abort('second');
  expect([reasons, ending.isAborted()]).toEqual([['first'], true]);
});
