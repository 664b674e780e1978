import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { escapeForeign } from './ascii-only.ts';

it.each([
  ['a string', "'₹ – ✓ 😀'", '₹ – ✓ 😀'],
  ['a template', '`é–ü`', 'é–ü'],
  ['a pattern', "'aéb'.replace(/é/, '-')", 'a-b'],
  ['a pattern of whole letters', "'a😀b'.replace(/[😀]/u, '-')", 'a-b'],
  ['a name', '(() => { const größe = 7; return größe; })()', 7],
])('writes %s in ASCII without changing what it means', (_, code, meant) => {
  const written = escapeForeign(code);
  expect(written).toMatch(/^[ -~]*$/);
  expect(runInNewContext(written)).toBe(meant);
});

it('refuses a letter that an escape would change', () => {
  expect(() => escapeForeign("'\\é'")).toThrow('after a backslash');
});
