import { expect, it } from 'vitest';
import { arrange } from '../model/arrange.ts';
import type { Draft } from '../model/draft.ts';
import { byNearness, dropLines } from './drop-lines.ts';

const draft: Draft = {
  page: 'home',
  blocks: {
    a: { type: 'text' },
    box: { type: 'box', slots: { main: ['b'], aside: [] } },
    b: { type: 'text' },
    c: { type: 'text' },
    d: { type: 'text' },
  },
  order: ['a', 'box', 'c', 'd'],
};
const boxes = new Map([
  ['a', { top: 0, left: 0, width: 300, height: 100 }],
  ['box', { top: 100, left: 0, width: 300, height: 100 }],
  ['b', { top: 110, left: 10, width: 280, height: 50 }],
  ['c', { top: 200, left: 0, width: 150, height: 80 }],
  ['d', { top: 200, left: 150, width: 150, height: 80 }],
]);
const slots = (id: string) => (id === 'box' ? ['box.main', 'box.aside'] : []);
const linesFor = (moved: string) => dropLines(arrange(draft, null), boxes, moved, slots);
const nearest = (moved: string, x: number, y: number) => byNearness(linesFor(moved), { x, y })[0];

it('chooses the gap before the block whose edge is nearest, or after the last', () => {
  expect(nearest('d', 150, 20)).toMatchObject({ key: 'a', position: 'before', stays: false });
  expect(nearest('a', 50, 199)).toMatchObject({ key: 'c', position: 'before' });
});

it('chooses the side of blocks beside each other', () => {
  const line = { key: 'd', position: 'before', box: { left: 150, width: 0, height: 80 } };
  expect(nearest('a', 145, 240)).toMatchObject(line);
  expect(nearest('a', 299, 240)).toMatchObject({ key: 'd', position: 'after', box: { width: 0 } });
});

it('chooses a slot, also an empty one', () => {
  expect(nearest('a', 100, 112)).toMatchObject({ key: 'b', position: 'before' });
  expect(nearest('a', 250, 187)).toMatchObject({ key: 'box.aside', position: 'on' });
});

it('detects the current position, and never moves a block into itself', () => {
  expect(linesFor('c').filter(({ stays }) => stays)).toMatchObject([{ key: 'd' }]);
  expect(linesFor('d').filter(({ stays }) => stays)).toMatchObject([{ key: 'c' }]);
  expect(linesFor('box').map(({ key }) => key)).not.toContain('b');
  expect(linesFor('box').map(({ key }) => key)).not.toContain('box.aside');
});
