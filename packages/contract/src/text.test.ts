import Type from 'typebox';
import { Value } from 'typebox/value';
import { describe, expect, it } from 'vitest';
import { CALLS } from './calls.ts';
import { ExposureReport } from './exposure.ts';
import { findOpenStrings, refusesUnstorable } from './find-open-strings.fixture.ts';
import { findUnstorableText } from './storable-text.ts';
import { STUDIO_CALLS } from './studio/calls.ts';
import { BlockFault } from './telemetry.ts';
import { Text } from './text.ts';

interface Requests {
  readonly method: string;
  readonly path: string;
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
}

const requestsOf = (calls: readonly Requests[]) =>
  calls.flatMap(({ method, path, params, query, body }) =>
    findOpenStrings({ params, query, body }, `${method} ${path} `),
  );

describe('text that no database stores', () => {
  it('is taken by no schema of a call', () => {
    expect(requestsOf(CALLS)).toEqual([]);
  });

  it('is accepted by no schema of a Studio call', () => {
    expect(requestsOf(Object.values(STUDIO_CALLS))).toEqual([]);
  });

  it('is accepted by no browser report', () => {
    expect(findOpenStrings({ ExposureReport, BlockFault })).toEqual([]);
  });

  it.each(['\0', 'a\0b', '\ud800', 'a\udfff', '\udfff\ud800'])('is not text: %j', (text) => {
    expect(Value.Check(Text(), text)).toBe(false);
    expect(findUnstorableText({ a: [{ b: text }] })).toBe('/a/0/b');
    expect(findUnstorableText({ a: { [text]: 1 } })).toBe('/a');
  });

  it.each(['', 'a', '😀', 'नमस्ते\n', '\u0001', '\ufffd'])('is not %j', (text) => {
    expect(Value.Check(Text(), text)).toBe(true);
    expect(findUnstorableText({ [text]: text })).toBeNull();
  });

  it('is not searched in bytes', () => {
    expect(findUnstorableText({ file: new Uint8Array(9) })).toBeNull();
  });
});

describe('the walk over schemas', () => {
  it.each([
    '^a',
    'a$',
    '^.*$',
    '^\\S+$',
    '^[^a]+$',
    '^[^a\\u0000]+$',
    '^[\\S]$',
    '^[a-z]+(.|b)$',
    '^a\\\\.$',
  ])('sees that %s is open', (pattern) => {
    expect(refusesUnstorable(pattern)).toBe(false);
  });

  it.each([
    '^[a-z]+$',
    '^\\d{1,9}(,\\d{1,9})*$',
    '^a\\.b$',
    '^(?=.*\\S)[^\\u0000\\ud800-\\udfff]+$',
  ])('sees that %s is closed', (pattern) => {
    expect(refusesUnstorable(pattern)).toBe(true);
  });

  it('finds strings within lists, unions and records', () => {
    const open = Type.Object({
      a: Type.Array(Type.String()),
      b: Type.Union([Type.Null(), Type.String({ maxLength: 3 })]),
      c: Type.Record(Type.String(), Type.String()),
      d: Type.Enum(['x']),
      e: Type.Literal('x'),
      f: Text(),
    });
    const found = findOpenStrings(open);
    expect(found.map((path) => path.split('/')[2])).toEqual(['a', 'b', 'c']);
  });
});
