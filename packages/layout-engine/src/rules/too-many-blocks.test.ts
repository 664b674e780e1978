import { expect, it } from 'vitest';
import { findInExample } from '../find-in-example.ts';

const pageOf = (count: number): string => {
  const ids = Array.from({ length: count }, (_, index) => `b${index}`);
  const blocks = ids.map((id) => `"${id}": { "type": "text" }`).join(', ');
  const order = ids.map((id, index) => `${index === 40 ? '▶' : ''}"${id}"`).join(', ');
  return `{ "page": "home", "blocks": { ${blocks} },\n  "order": [${order}] }`;
};

it('allows forty blocks on a page', () => {
  expect(findInExample(pageOf(40)).messages).toEqual([]);
});

it('points at the forty-first', () => {
  const { marks, positions, messages } = findInExample(pageOf(41));
  expect(positions).toEqual(marks);
  expect(messages).toEqual([
    'TOO_MANY_BLOCKS for everybody the page holds 41 blocks, the most is 40',
  ]);
});
