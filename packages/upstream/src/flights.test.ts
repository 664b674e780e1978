import { describe, expect, it } from 'vitest';
import { createFlights } from './flights.ts';
import { createLazyAbort, type Ending, endingOf } from './lazy-abort.ts';

/** Work that the test ends, with what was observed of it. */
const observed = () => {
  const begun: AbortSignal[] = [];
  const ends: ((value: string) => void)[] = [];
  const start = (ending: Ending) => {
    begun.push(ending.signal());
    return new Promise<string>((resolve) => ends.push(resolve));
  };
  return { begun, start, end: (value: string) => ends.shift()?.(value) };
};

describe('work that many wait for', () => {
  it('starts once, and all callers get its result', async () => {
    const { begun, start, end } = observed();
    const { join } = createFlights(false);
    const caller = createLazyAbort();
    const answers = Promise.all([1, 2, 3].map(() => join('a', start, caller)));
    end('done');
    expect([await answers, begun.length]).toEqual([['done', 'done', 'done'], 1]);
  });

  it('continues while a caller waits, and aborts with the reason of the last', async () => {
    const { begun, start } = observed();
    const { join } = createFlights(false);
    const [first, second] = [createLazyAbort(), new AbortController()];
    void join('a', start, first);
    void join('a', start, endingOf(second.signal));
    first.abort(new Error('first has left'));
    expect(begun[0]?.aborted).toBe(false);
    const last = new Error('second has left');
    second.abort(last);
    expect(begun[0]?.reason).toBe(last);
  });

  it('starts again after all callers have left', () => {
    const { begun, start } = observed();
    const { join } = createFlights(true);
    void join('a', start, endingOf(AbortSignal.abort()));
    void join('a', start, createLazyAbort());
    expect(begun.map(({ aborted }) => aborted)).toEqual([true, false]);
  });

  it.each([
    [true, 1],
    [false, 2],
  ])('that has ended is remembered or not: %s', async (remembers, times) => {
    const { begun, start, end } = observed();
    const { join } = createFlights(remembers);
    const caller = createLazyAbort();
    const first = join('a', start, caller);
    end('one');
    await first;
    const second = join('a', start, caller);
    end('two');
    expect([await second, begun.length]).toEqual([remembers ? 'one' : 'two', times]);
  });
});
