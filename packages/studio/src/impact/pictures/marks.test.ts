import { expect, it } from 'vitest';
import { marksOf, marksOn } from './marks.ts';

const named = (id: string) => ({ id, type: 'quote' });
const place = { list: 'order', after: 'top' };

it('marks each block once, new ones only after, and removed ones only before', () => {
  const marks = marksOf(
    [
      { kind: 'moved', ...named('moved'), place },
      { kind: 'settings', ...named('moved'), values: [] },
      { kind: 'settings', ...named('set'), values: [] },
      { kind: 'added', ...named('new'), place },
      { kind: 'removed', ...named('gone'), place },
    ],
    (id) => `the ${id}`,
  );
  expect(marks.map(({ id, kind, title, after }) => [id, kind, title, after])).toEqual([
    ['moved', 'moved', 'the moved', 'top'],
    ['set', 'changed', 'the set', null],
    ['new', 'added', 'the new', 'top'],
    ['gone', 'removed', 'the gone', 'top'],
  ]);
  expect(marksOn(marks, 'before').map(({ id }) => id)).toEqual(['moved', 'set', 'gone']);
  expect(marksOn(marks, 'after').map(({ id }) => id)).toEqual(['moved', 'set', 'new']);
});
