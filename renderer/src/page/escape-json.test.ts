import { expect, it } from 'vitest';
import { escapeJson } from './escape-json.ts';

it('keeps JSON from closing its script element and gives back the same value', () => {
  const value = {
    text: '</script><script>alert(1)</script><!--',
    lines: '\u2028\u2029',
    and: '&',
  };
  const escaped = escapeJson(value);
  expect(escaped).not.toMatch(/[<>&\u2028\u2029]/);
  expect(JSON.parse(escaped)).toEqual(value);
});
