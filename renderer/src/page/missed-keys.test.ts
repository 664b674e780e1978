import { expect, it } from 'vitest';
import { MissedKeys } from './missed-keys.ts';

it('knows a key that was missed before', () => {
  const missed = new MissedKeys(10);
  expect(['a', 'b', 'a', 'b'].map((key) => missed.note(key))).toEqual([false, false, true, true]);
});

it('remembers a key while its limit of others is missed, and forgets it after twice as many', () => {
  const missed = new MissedKeys(3);
  const others = (from: number) => [0, 1, 2].map((number) => missed.note(`${from + number}`));
  missed.note('a');
  others(1);
  expect(missed.note('a')).toBe(true);
  others(4);
  others(7);
  expect(missed.note('a')).toBe(false);
});
