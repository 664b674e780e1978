import type { BlockFragment } from '@broadsheet/contract/studio/block-fragment';
import { describe, expect, it } from 'vitest';
import { arrange } from './arrange.ts';
import { type Draft, readDraft } from './draft.ts';
import { editedPage } from './edited-page.fixtures.ts';
import { exampleTypes } from './example-types.fixtures.ts';
import { fragmentOf, hasAudiences, insertFragment, leaveExperiments } from './fragment.ts';
import type { BlockPosition } from './move.ts';

const taken = (draft: Draft, scope: number | null, ids: readonly string[]): BlockFragment => {
  const found = fragmentOf(draft, scope, ids);
  if ('refused' in found) throw new Error(found.refused);
  return found.fragment;
};
const refusal = (draft: Draft, ids: readonly string[]) => {
  const found = fragmentOf(draft, null, ids);
  return 'refused' in found ? found.refused : 'taken';
};
const END: BlockPosition = { list: 'order', before: null };
const EMPTY: Draft = { page: 'faq', blocks: {}, order: [] };

describe('taking blocks from a page', () => {
  it('takes children along, in page order, as the variant has them', () => {
    const patched: Draft = {
      ...editedPage,
      variants: [
        {
          name: 'management',
          when: { brand: ['management'] },
          blocks: { intro: { settings: { title: 'Welcome' } } },
        },
      ],
    };
    const fragment = taken(patched, 0, ['box', 'intro', 'inner']);
    expect(fragment.order).toEqual(['intro', 'box']);
    expect(fragment.blocks.intro?.settings).toEqual({ title: 'Welcome' });
    expect(fragment.blocks.box?.slots).toEqual({ main: ['inner', 'inner-2'], aside: [] });
    expect(taken(patched, null, ['intro']).blocks.intro?.settings).toEqual({ title: 'Hello' });
  });

  it('refuses no block, too many blocks, and a block that is none', () => {
    expect(refusal(editedPage, [])).toBe('Select a block first.');
    const ids = Array.from({ length: 51 }, (_, at) => `t${at}`);
    const many = {
      ...editedPage,
      blocks: Object.fromEntries(ids.map((id) => [id, { type: 'text' }])),
      order: ids,
    };
    expect(refusal(many, ids)).toBe('You can copy up to 50 blocks at once.');
    const faulty = { ...editedPage, blocks: { ...editedPage.blocks, intro: {} } };
    expect(refusal(faulty, ['intro'])).toMatch(/has a mistake/);
  });
});

describe('inserting blocks', () => {
  const all = taken(editedPage, null, ['jobs', 'intro', 'box', 'outro']);
  const insert = (
    into: Draft,
    scope: number | null,
    fragment: BlockFragment = all,
    position = END,
  ) => insertFragment(into, scope, fragment, position, exampleTypes);

  it.each([
    ['the default page', editedPage, null],
    ['a variant', editedPage, 0],
    ['a page that had it before', insert(editedPage, null).draft, null],
    ['an empty page', EMPTY, null],
  ] as const)(
    'in %s gives every block an id of its own and preserves the order',
    (_, into, scope) => {
      const fragment = taken(editedPage, null, ['intro', 'box', 'outro']);
      const { draft, ids, inserted, leftOut } = insert(into, scope, fragment);
      expect([inserted, leftOut]).toEqual([5, []]);
      const before = new Set(Object.keys(arrange(into, scope).blocks));
      const { blocks, lists } = arrange(draft, scope);
      expect(lists.get('order')?.slice(-3)).toEqual(ids);
      const listed = [...lists.values()].flat();
      expect(listed.length).toBe(new Set(listed).size);
      expect(ids.some((id) => before.has(id))).toBe(false);
      const types = ids.map((id) => blocks.get(id)?.type);
      expect(types).toEqual(['text', 'box', 'text']);
      expect(blocks.get(ids[0] ?? '')).toMatchObject({ when: { brand: ['tech'] } });
      expect(lists.get(`${ids[1]}.main`)).toHaveLength(2);
      expect(readDraft('layouts/home.json', JSON.stringify(draft)).findings).toEqual([]);
    },
  );

  it('puts the blocks at the given position, and leaves the others as they are', () => {
    const position = { list: 'order', before: 'jobs' };
    const fragment = taken(editedPage, null, ['outro', 'intro']);
    const { draft } = insert(editedPage, null, fragment, position);
    expect(draft.order).toEqual(['legal', 'intro-2', 'outro-2', 'jobs', 'intro', 'box', 'outro']);
  });

  it('leaves out what cannot be there, with its reason', () => {
    const single = {
      blocks: {
        one: { type: 'single' },
        two: { type: 'single' },
        alien: { type: 'from-tomorrow' },
        box: { type: 'box', slots: { aside: ['jobs', 'text'] } },
        jobs: { type: 'jobs' },
        text: { type: 'text' },
      },
      order: ['one', 'two', 'alien', 'box'],
    };
    const { draft, inserted, leftOut } = insert(editedPage, null, single);
    expect(inserted).toBe(3);
    expect(leftOut).toEqual([
      { title: 'Single', reason: 'A page can have Single only once.' },
      { title: 'from-tomorrow', reason: 'This site has no block “from-tomorrow”.' },
      { title: 'Jobs', reason: 'Jobs cannot go in “Aside” of Box. Only Text can.' },
    ]);
    expect(draft.blocks['box-2']?.slots?.aside).toEqual(['text']);
    const elsewhere = insert(EMPTY, null, single);
    expect(elsewhere.leftOut[0]).toEqual({
      title: 'Single',
      reason: 'Single cannot go on this page.',
    });
  });

  it('inserts an older version as it is', () => {
    const aged = { blocks: { aged: { type: 'aged', settings: { x: 1 } } }, order: ['aged'] };
    const { draft, ids } = insert(editedPage, null, aged);
    expect(draft.blocks[ids[0] ?? '']).toEqual({ type: 'aged', settings: { x: 1 } });
  });
});

it('removes groups of experiments from audiences, and nothing else', () => {
  const fragment: BlockFragment = {
    blocks: {
      plain: { type: 'text', when: { brand: ['tech'] } },
      both: { type: 'text', when: { brand: ['tech'], experiment: { price: ['low'] } } },
      only: {
        type: 'text',
        when: { experiment: { price: ['low'] }, not: { experiment: { price: ['high'] } } },
      },
      free: { type: 'text' },
    },
    order: ['plain', 'both', 'only', 'free'],
  };
  const left = leaveExperiments(fragment);
  expect(left.changed).toBe(2);
  expect(left.fragment.blocks).toEqual({
    plain: { type: 'text', when: { brand: ['tech'] } },
    both: { type: 'text', when: { brand: ['tech'] } },
    only: { type: 'text' },
    free: { type: 'text' },
  });
  expect(hasAudiences(left.fragment)).toBe(true);
  expect(hasAudiences({ blocks: { free: { type: 'text' } }, order: ['free'] })).toBe(false);
});
