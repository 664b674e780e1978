import { expect, it } from 'vitest';
import { arrange } from './arrange.ts';
import { editedPage } from './edited-page.fixtures.ts';
import { extendSelection, rootsOf, selectOne, toggleSelected } from './selection.ts';

it.each([
  ['a block and its children count once', ['inner', 'box'], ['box']],
  [
    'page order, whatever was selected first',
    ['outro', 'jobs', 'inner-2'],
    ['jobs', 'inner-2', 'outro'],
  ],
  ['what is not on the page is left out', ['gone', 'jobs'], ['jobs']],
  ['nothing', [], []],
])('%s', (_, ids, roots) => {
  expect(rootsOf(arrange(editedPage, null), ids)).toEqual(roots);
});

it('takes the children of a block that is on no list, and blocks in a ring, once', () => {
  const blocks = new Map(['inner', 'loose', 'a', 'b'].map((id) => [id, { type: 'box' }] as const));
  const lists = new Map([
    ['loose.main', ['inner']],
    ['a.main', ['b']],
    ['b.main', ['a']],
  ]);
  expect(rootsOf({ blocks, lists }, ['inner', 'loose', 'a', 'b'])).toEqual(['loose', 'a']);
});

const ordered = ['legal', 'jobs', 'intro', 'box'];

it('adds a block and takes it out, but not the last one', () => {
  const two = toggleSelected(selectOne('jobs'), 'intro', ordered);
  expect(two).toEqual({ ids: ['jobs', 'intro'], anchor: 'intro' });
  const one = toggleSelected(two, 'jobs', ordered);
  expect(one.ids).toEqual(['intro']);
  expect(toggleSelected(one, 'intro', ordered).ids).toEqual(['intro']);
  const withRemoved = { ids: ['removed', 'intro'], anchor: 'removed' };
  expect(toggleSelected(withRemoved, 'intro', ordered).ids).toEqual(['intro']);
  expect(toggleSelected(withRemoved, 'box', ordered).ids).toEqual(['intro', 'box']);
});

it('extends from the anchor in both directions, and back', () => {
  const up = extendSelection(selectOne('intro'), 'legal', ordered);
  expect(up.ids).toEqual(['legal', 'jobs', 'intro']);
  expect(extendSelection(up, 'box', ordered).ids).toEqual(['intro', 'box']);
  expect(extendSelection(selectOne('gone'), 'box', ordered)).toEqual(selectOne('box'));
  expect(extendSelection(selectOne(null), 'box', ordered)).toEqual(selectOne('box'));
});
