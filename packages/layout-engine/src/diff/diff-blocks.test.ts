import { describe, expect, it } from 'vitest';
import type { PlanBlock } from '../plan.ts';
import { diffBlocks } from './diff-blocks.ts';

const text = (id: string, settings: object = {}, version = 1): PlanBlock => ({
  id,
  type: 'text',
  version,
  settings: { ...settings },
});
const box = (id: string, ...main: PlanBlock[]): PlanBlock => ({
  id,
  type: 'box',
  version: 1,
  settings: {},
  slots: { main },
});
const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((id) => text(id)) as [
  PlanBlock,
  PlanBlock,
  PlanBlock,
  PlanBlock,
];

describe('the difference of two plans', () => {
  it('is empty for equal plans, for any order of settings', () => {
    const before = [text('a', { x: 1, y: { p: 1, q: [1] } }), box('b', c)];
    const after = [text('a', { y: { q: [1], p: 1 }, x: 1 }), box('b', c)];
    expect(diffBlocks(before, after)).toEqual([]);
  });

  it('reports added and removed blocks with their positions', () => {
    expect(diffBlocks([a, b], [c, b, box('x', d)])).toEqual([
      { kind: 'added', id: 'c', type: 'text', place: { list: 'order', after: null } },
      { kind: 'added', id: 'x', type: 'box', place: { list: 'order', after: 'b' } },
      { kind: 'added', id: 'd', type: 'text', place: { list: 'x.main', after: null } },
      { kind: 'removed', id: 'a', type: 'text', place: { list: 'order', after: null } },
    ]);
  });

  it('names only the block that moved, and not those it passed', () => {
    expect(diffBlocks([a, b, c, d], [d, a, b, c])).toEqual([
      { kind: 'moved', id: 'd', type: 'text', place: { list: 'order', after: null } },
    ]);
    expect(diffBlocks([a, box('x', b)], [a, b, box('x')])).toEqual([
      { kind: 'moved', id: 'b', type: 'text', place: { list: 'order', after: 'a' } },
    ]);
  });

  it('reports changed settings by name', () => {
    const before = [text('a', { title: 'Hi', link: { href: '/a' }, gone: true })];
    const after = [text('a', { title: 'Ho', link: { href: '/b' }, tags: ['x'] })];
    expect(diffBlocks(before, after)).toEqual([
      {
        kind: 'settings',
        id: 'a',
        type: 'text',
        values: [
          { path: 'gone', before: true, after: undefined },
          { path: 'link.href', before: '/a', after: '/b' },
          { path: 'tags', before: undefined, after: ['x'] },
          { path: 'title', before: 'Hi', after: 'Ho' },
        ],
      },
    ]);
  });

  it('reports another type or version', () => {
    expect(diffBlocks([a], [text('a', {}, 2)])).toEqual([
      { kind: 'type', id: 'a', type: 'text', before: 'text@1', after: 'text@2' },
    ]);
  });
});
