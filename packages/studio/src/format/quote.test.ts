import { expect, it } from 'vitest';
import { quoted, quotedPair } from './quote.ts';

const LONG = 'word '.repeat(30).trim();

it('cuts a long text at its end', () => {
  expect(quoted('Hi\n there ')).toBe('“Hi there”');
  expect(quoted(LONG)).toMatch(/^“word .*…”$/);
  expect(quoted(LONG)).toHaveLength(92);
});

it.each([
  ['in short texts', 'Hi', 'Hello', '“Hi”', '“Hello”'],
  ['at the start', `a ${LONG}`, `b ${LONG}`, /^“a word .*…”$/, /^“b word .*…”$/],
  ['late', `${LONG} a`, `${LONG} b`, /^“….*word a”$/, /^“….*word b”$/],
  ['in what is added at the end', LONG, `${LONG} more`, /^“….*word”$/, /^“….*word more”$/],
  ['in what is removed late', `${LONG} more`, LONG, /^“….*word more”$/, /^“….*word”$/],
])('shows a difference %s', (_, before, after, was, is) => {
  const pair = quotedPair(before, after);
  expect(pair?.was).toMatch(was);
  expect(pair?.is).toMatch(is);
  expect(pair?.was).not.toBe(pair?.is);
});

it('has nothing to show where only the spacing differs', () => {
  expect(quotedPair('One  two\n', 'One two')).toBeNull();
});
