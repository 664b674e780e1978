import { Value } from 'typebox/value';
import { expect, it } from 'vitest';
import { After, readAfter, writeAfter } from './after.ts';

it('reads what it has written', () => {
  const text = writeAfter('2026-11-22T10:00:00.123Z', 2_147_483_647);
  expect(Value.Check(After, text)).toBe(true);
  expect(readAfter(text)).toEqual({ at: new Date('2026-11-22T10:00:00.123Z'), id: 2_147_483_647 });
});

it.each(['', '12', '-', '1-', '-1', '1-2-3', '1.5-2', '123456789012345-1'])('is not %j', (text) => {
  expect(Value.Check(After, text)).toBe(false);
});
