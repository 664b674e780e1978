import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Draft, readDraft } from '../model/draft.ts';
import { addBlock, copyBlock, hideBlock, removeBlock } from '../model/edit-blocks.ts';
import { setSetting } from '../model/edit-settings.ts';
import { exampleTypes } from '../model/example-types.fixtures.ts';
import { moveBlock } from '../model/move.ts';
import type { Outcome } from '../model/outcome.ts';
import { joinLayouts } from './join-layouts.ts';
import { joinLists } from './join-lists.ts';
import type { Preference } from './join-values.ts';

const base: Draft = {
  page: 'home',
  blocks: {
    legal: { type: 'legal' },
    jobs: { type: 'jobs' },
    intro: { type: 'text', settings: { title: 'Hello', range: { from: 1 } } },
    box: { type: 'box', slots: { main: ['inner'], aside: [] } },
    inner: { type: 'text' },
  },
  order: ['legal', 'jobs', 'intro', 'box'],
  variants: [
    { name: 'management', when: { brand: ['management'] } },
    { name: 'freshers', when: { cohort: ['freshers'] }, hide: ['intro'] },
  ],
};

const made = (...outcomes: readonly ((draft: Draft) => Outcome)[]): Draft =>
  outcomes.reduce((draft, edit) => {
    const outcome = edit(draft);
    if ('refused' in outcome) throw new Error(outcome.refused);
    return outcome.draft;
  }, base);
const omit = (blocks: Draft['blocks'], id: string): Draft['blocks'] =>
  Object.fromEntries(Object.entries(blocks).filter(([each]) => each !== id));
const join = (mine: Draft, theirs: Draft, by: Preference = 'theirs') => {
  const text = (draft: Draft) => JSON.stringify(draft, null, 2);
  const joined = joinLayouts(
    'layouts/home.json',
    { base: text(base), mine: text(mine), theirs: text(theirs) },
    by,
  );
  const { draft } = readDraft('layouts/home.json', joined?.text ?? '');
  if (!joined || !draft) throw new Error('no layout');
  return { draft, clashes: joined.clashes.map(({ path }) => path.join('/')) };
};
const set = (id: string, setting: string, value: unknown) => (draft: Draft) =>
  setSetting(draft, null, id, [setting], value);
const move = (id: string, list: string, before: string | null) => (draft: Draft) =>
  moveBlock(draft, null, id, { list, before });
const add = (before: string | null) => (draft: Draft) =>
  addBlock(draft, null, 'text', { list: 'order', before }, exampleTypes);
const remove = (id: string) => (draft: Draft) => removeBlock(draft, null, id, exampleTypes);

describe('two edits of one page', () => {
  it('are both there: settings of different blocks and of one, moves, new and removed blocks', () => {
    const mine = made(set('intro', 'title', 'Mine'), move('jobs', 'order', null));
    const theirs = made(set('intro', 'text', 'Theirs'), set('inner', 'title', 'In'), add('legal'));
    const { draft, clashes } = join(mine, theirs);
    expect(clashes).toEqual([]);
    expect(draft.blocks.intro?.settings).toEqual({
      title: 'Mine',
      text: 'Theirs',
      range: { from: 1 },
    });
    expect(draft.order).toEqual(['text', 'legal', 'intro', 'box', 'jobs']);
    expect(join(made(remove('jobs')), theirs).draft.order).toEqual([
      'text',
      'legal',
      'intro',
      'box',
    ]);
  });

  it('that add a block each have both, with ids of their own', () => {
    const mine = made(add('intro'), set('text', 'title', 'Mine'));
    const theirs = made(add('intro'), set('text', 'title', 'Theirs'));
    const { draft, clashes } = join(mine, theirs);
    expect(clashes).toEqual([]);
    expect(draft.order).toEqual(['legal', 'jobs', 'text-2', 'text', 'intro', 'box']);
    expect(draft.blocks['text-2']?.settings).toEqual({ title: 'Mine' });
    expect(draft.blocks.text?.settings).toEqual({ title: 'Theirs' });
  });

  it('in different variants are both there', () => {
    const mine = made((draft) => hideBlock(draft, 0, 'jobs'));
    const theirs = made((draft) => hideBlock(draft, 1, 'box'));
    expect(join(mine, theirs)).toMatchObject({
      clashes: [],
      draft: { variants: [{ hide: ['jobs'] }, { hide: ['intro', 'box'] }] },
    });
  });

  it('of one setting clash, and the preference decides about that setting only', () => {
    const mine = made(set('intro', 'title', 'Mine'), set('inner', 'title', 'Also mine'));
    const theirs = made(set('intro', 'title', 'Theirs'), add(null));
    const preferred = join(mine, theirs, 'mine');
    expect(preferred.clashes).toEqual(['blocks/intro/settings/title']);
    expect(preferred.draft.blocks.intro?.settings).toMatchObject({ title: 'Mine' });
    expect(preferred.draft.order.at(-1)).toBe('text');
    const taken = join(mine, theirs, 'theirs');
    expect(taken.draft.blocks.intro?.settings).toMatchObject({ title: 'Theirs' });
    expect(taken.draft.blocks.inner?.settings).toEqual({ title: 'Also mine' });
  });

  it('clash if one removes what the other changes, and the preference restores or removes it all', () => {
    const mine = made(remove('box'));
    const theirs = made(set('inner', 'title', 'Still here'), move('intro', 'box.aside', null));
    const removed = join(mine, theirs, 'mine');
    expect(removed.clashes.sort()).toEqual(['blocks/box', 'blocks/inner']);
    expect(removed.draft.order).toEqual(['legal', 'jobs']);
    expect(Object.keys(removed.draft.blocks)).toEqual(['legal', 'jobs']);
    const restored = join(mine, theirs, 'theirs');
    expect(restored.draft).toEqual(theirs);
  });

  it('that move one block into different lists leave it in one', () => {
    const mine = made(move('intro', 'box.main', null));
    const theirs = made(move('intro', 'box.aside', null));
    const { draft, clashes } = join(mine, theirs, 'mine');
    expect(clashes).toEqual(['order/intro']);
    expect(draft.blocks.box?.slots).toEqual({ main: ['inner', 'intro'], aside: [] });
    expect(join(mine, theirs, 'theirs').draft.blocks.box?.slots).toEqual({
      main: ['inner'],
      aside: ['intro'],
    });
  });

  it('that put two blocks into each other are not joined', () => {
    const boxes = (main: readonly string[], inner: readonly string[], order: readonly string[]) =>
      ({
        page: 'home',
        blocks: {
          box: { type: 'box', slots: { main: [...main] } },
          other: { type: 'box', slots: { main: [...inner] } },
        },
        order: [...order],
      }) satisfies Draft;
    const [begun, mine, theirs] = [
      boxes([], [], ['box', 'other']),
      boxes(['other'], [], ['box']),
      boxes([], ['box'], ['other']),
    ].map((draft) => JSON.stringify(draft));
    const texts = { base: begun ?? '', mine: mine ?? '', theirs: theirs ?? '' };
    expect(joinLayouts('layouts/home.json', texts, 'mine')).toBeNull();
  });

  it('that both move one variant clash', () => {
    const order = (names: readonly string[]): Draft => ({
      ...three,
      variants: names.map((name) => ({ name, when: { brand: ['tech'] } })),
    });
    const three: Draft = { page: 'home', blocks: {}, order: [] };
    const text = (names: readonly string[]) => JSON.stringify(order(names));
    const texts = {
      base: text(['a', 'b', 'c', 'd']),
      mine: text(['d', 'a', 'b', 'c']),
      theirs: text(['a', 'd', 'b', 'c']),
    };
    const joined = joinLayouts('layouts/home.json', texts, 'mine');
    expect(joined?.clashes.map(({ path }) => path.join('/'))).toEqual(['variants/d']);
    expect(JSON.parse(joined?.text ?? '')).toEqual(JSON.parse(texts.mine));
  });

  it('restore a removed block without settings of others that have its name', () => {
    const named = made(set('jobs', 'intro', 'A text'));
    const bare = omit(named.blocks, 'intro');
    const mine: Draft = {
      ...named,
      blocks: { ...bare, jobs: { type: 'jobs' } },
      order: named.order.filter((id) => id !== 'intro'),
    };
    const theirs: Draft = {
      ...named,
      blocks: { ...named.blocks, intro: { type: 'text', settings: { title: 'Theirs' } } },
    };
    const text = (draft: Draft) => JSON.stringify(draft);
    const joined = joinLayouts(
      'layouts/home.json',
      { base: text(named), mine: text(mine), theirs: text(theirs) },
      'theirs',
    );
    const { draft } = readDraft('layouts/home.json', joined?.text ?? '');
    expect(draft?.blocks.jobs).toEqual({ type: 'jobs' });
    expect(draft?.blocks.intro?.settings).toEqual({ title: 'Theirs' });
  });

  it('of a list of texts in one setting clash', () => {
    const lines = (list: readonly string[]) => made(set('intro', 'order', list));
    expect(join(lines(['a', 'b']), lines(['b'])).clashes).toEqual(['blocks/intro/settings/order']);
  });

  it('are null if a text is no layout', () => {
    const text = JSON.stringify(base);
    expect(joinLayouts('layouts/home.json', { base: text, mine: '{', theirs: text }, 'mine')).toBe(
      null,
    );
  });
});

describe('lists', () => {
  it('join what was added, removed and moved', () => {
    const list = ['a', 'b', 'c', 'd'];
    expect(joinLists(list, ['a', 'x', 'b', 'c', 'd'], ['a', 'b', 'd']).list).toEqual([
      'a',
      'x',
      'b',
      'd',
    ]);
    expect(joinLists(list, ['d', 'a', 'b', 'c'], ['a', 'b', 'c', 'd', 'e']).list).toEqual([
      'd',
      'a',
      'b',
      'c',
      'e',
    ]);
    expect(joinLists(list, ['d', 'a', 'b', 'c'], ['a', 'd', 'b', 'c']).movedByBoth).toEqual(['d']);
  });
});

/** Edits by two people, of any kind and in any order. */
const edits = fc.array(
  fc.record({
    kind: fc.constantFrom('add', 'copy', 'move', 'remove', 'set', 'hide'),
    id: fc.constantFrom('legal', 'jobs', 'intro', 'box', 'inner', 'text', 'text-2'),
    list: fc.constantFrom('order', 'box.main', 'box.aside'),
    before: fc.constantFrom(null, 'legal', 'intro', 'inner'),
    value: fc.constantFrom('a', 'b'),
  }),
  { maxLength: 5 },
);
type Edit = Awaited<ReturnType<typeof edits.generate>>['value'][number];
const apply = (draft: Draft, { kind, id, list, before, value }: Edit): Draft => {
  const known = Object.hasOwn(draft.blocks, id);
  if (list !== 'order' && !Object.hasOwn(draft.blocks, 'box')) return draft;
  const outcomes: Record<Edit['kind'], () => Outcome | null> = {
    add: () => addBlock(draft, null, 'text', { list, before }, exampleTypes),
    copy: () => (known ? copyBlock(draft, null, id) : null),
    move: () => (known && id !== 'box' ? moveBlock(draft, null, id, { list, before }) : null),
    remove: () => (known ? removeBlock(draft, null, id, exampleTypes) : null),
    set: () => (known ? setSetting(draft, null, id, ['title'], value) : null),
    hide: () => (known ? hideBlock(draft, 0, id) : null),
  };
  const outcome = outcomes[kind]();
  return outcome && !('refused' in outcome) ? outcome.draft : draft;
};
const listed = (draft: Draft): readonly string[] => [
  ...draft.order,
  ...Object.values(draft.blocks).flatMap(({ slots }) => Object.values(slots ?? {}).flat()),
];

it('never lists a block twice or one that is not there, and one edit alone is as it was', () => {
  fc.assert(
    fc.property(edits, edits, fc.constantFrom<Preference>('mine', 'theirs'), (here, there, by) => {
      const [mine, theirs] = [here.reduce(apply, base), there.reduce(apply, base)];
      const { draft } = join(mine, theirs, by);
      const ids = listed(draft);
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids.filter((id) => !Object.hasOwn(draft.blocks, id))).toEqual([]);
      expect(join(mine, base, by).draft).toEqual(mine);
      expect(join(base, theirs, by).draft).toEqual(theirs);
      expect(join(mine, mine, by).draft).toEqual(mine);
    }),
    { numRuns: 100, seed: 7 },
  );
});
