import { expect, it } from 'vitest';
import { ENTRIES_MAX, findJsonFault, JSON_DEPTH_MAX } from './find-json-fault.ts';

const nested = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);
const listOf = (length: number): string => JSON.stringify(Array.from({ length }, () => 0));
const objectOf = (length: number): string =>
  JSON.stringify(Object.fromEntries(Array.from({ length }, (_, at) => [`n${at}`, at])));

it.each([
  '',
  'null',
  nested(JSON_DEPTH_MAX),
  listOf(ENTRIES_MAX),
  objectOf(ENTRIES_MAX),
  `[${listOf(ENTRIES_MAX)},${listOf(ENTRIES_MAX)}]`,
  // Brackets inside a string do not count as nesting.
  JSON.stringify({ text: `${nested(99)}"\\`, more: ','.repeat(5_000) }),
])('accepts what is neither deep nor long (%#)', (json) => {
  expect(findJsonFault(json)).toBeNull();
});

it.each([
  nested(JSON_DEPTH_MAX + 1),
  '['.repeat(10_000),
  '{"a":'.repeat(10_000),
  listOf(ENTRIES_MAX + 1),
  objectOf(ENTRIES_MAX + 1),
  `{"text":"\\\\","list":${listOf(ENTRIES_MAX + 1)}}`,
  ','.repeat(1_000_000),
])('refuses what is too deep or too long, though it be no JSON (%#)', (json) => {
  expect(findJsonFault(json)).toMatchObject({ code: 'BAD_REQUEST', status: 400 });
});

it('leaves invalid JSON to the parser', () => {
  for (const text of ['"', '"\\', ']]]', '[1,', '"a"b"c']) expect(findJsonFault(text)).toBeNull();
});
