import { expect, it } from 'vitest';
import { findInExample } from '../find-in-example.ts';

const page = (blocks: string, order: string, more = '') =>
  findInExample(`{ "page": "home", "blocks": { ${blocks} }, "order": [${order}]${more} }`);
const SINGLE = '"fallback": { "type": "single" }';
const CAUGHT = '"fallback": { "type": ▶"single" }';

it('counts a fallback next to a block of its type', () => {
  const { marks, positions, messages } = page(
    `"a": { "type": "text", ${CAUGHT} }, "b": { "type": "single" }`,
    '"a", "b"',
  );
  expect(positions).toEqual(marks);
  expect(messages).toEqual([
    'TYPE_LIMIT for everybody a client that gets the fallback of block "Text" meets 2 blocks "Single", a page holds at most 1',
  ]);
});

it('counts fallbacks next to each other, in slots too, and names the last', () => {
  const { marks, positions } = page(
    `"a": { "type": "text", ${SINGLE} }, "box": { "type": "box", "slots": { "main": ["b"] } }, "b": { "type": "jobs", ${CAUGHT} }`,
    '"a", "box"',
  );
  expect(positions).toEqual(marks);
});

it('finds the fallback of a block that a variant adds', () => {
  const { marks, positions } = page(
    '"a": { "type": "single" }',
    '"a"',
    `, "variants": [{ "name": "v", "when": { "brand": ["tech"] }, "blocks": { "b": { "type": "text", ${CAUGHT} } }, "place": [{ "block": "b", "last": true }] }]`,
  );
  expect(positions).toEqual(marks);
});

it.each([
  [
    'one stands for a block with the other in it',
    `"a": { "type": "box", ${SINGLE}, "slots": { "main": ["b"] } }, "b": { "type": "text", ${SINGLE} }`,
    '"a"',
  ],
  [
    'it stands for the block that has the type inside',
    `"a": { "type": "box", ${SINGLE}, "slots": { "main": ["b"] } }, "b": { "type": "single" }`,
    '"a"',
  ],
  [
    'they exclude each other',
    `"a": { "type": "text", "when": { "brand": ["tech"] }, ${SINGLE} }, "b": { "type": "single", "when": { "brand": ["management"] } }`,
    '"a", "b"',
  ],
])('is content where %s', (_, blocks, order) => {
  expect(page(blocks, order).messages).toEqual([]);
});

it('leaves a limit exceeded without it to the other rule', () => {
  const { marks, positions, messages } = page(
    `"a": { "type": "text", ${SINGLE} }, "b": { "type": "single" }, "c": { "type": "single" }`,
    '"a", "b", ▶"c"',
  );
  expect(messages).toHaveLength(1);
  expect(positions).toEqual(marks.slice(0, 1));
});
