import { expect, it } from 'vitest';
import { createTurns } from './turns.ts';

it('lets no more go on at once than may, and forgets who left', () => {
  const turns = createTurns(2);
  const begun: string[] = [];
  const ask = (name: string) => turns.ask(() => begun.push(name));
  const [first, , third] = [ask('one'), ask('two'), ask('three'), ask('four')];
  expect(begun).toEqual(['one', 'two']);
  third?.();
  first?.();
  first?.();
  expect(begun).toEqual(['one', 'two', 'four']);
});
