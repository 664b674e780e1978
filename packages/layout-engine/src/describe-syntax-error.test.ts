import { parse } from '@humanwhocodes/momoa';
import { describe, expect, it } from 'vitest';
import { describeSyntaxError } from './describe-syntax-error.ts';

const faultOf = (text: string) => {
  try {
    parse(text);
  } catch (error) {
    return describeSyntaxError(text, error);
  }
  throw new Error('the text is JSON');
};

describe('a file that ends too early', () => {
  it.each(['{ "home-order": ', '{ "a": {', '[1,\n', '{ "a"', '{ "a":', '{ "a": 1\n', '"abc'])(
    'is said to, at its end: %j',
    (text) => {
      const { offset, message } = faultOf(text);
      expect(message).toMatch(/^the file ends before its JSON does/);
      expect(offset).toBe(text.trimEnd().length);
    },
  );
});
