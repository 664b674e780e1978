import { expect, it } from 'vitest';
import { hashText } from './hash-text.ts';

it('is FNV-1a of 32 bits', () => {
  expect(['', 'a', 'foobar'].map(hashText)).toEqual([0x811c9dc5, 0xe40c292c, 0xbf9cf968]);
});
