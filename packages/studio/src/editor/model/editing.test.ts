import { mergePatch } from '@broadsheet/layout-engine/merge-patch';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arrange } from './arrange.ts';
import { type Draft, readDraft } from './draft.ts';
import { addBlock, copyBlock, hideBlock, removeBlock, showBlock } from './edit-blocks.ts';
import { followLayout, isPatched, setBlockWhen, setSetting } from './edit-settings.ts';
import {
  addVariant,
  removeVariant,
  renameVariant,
  setVariantWhen,
  shiftVariant,
} from './edit-variants.ts';
import { exampleTypes } from './example-types.fixtures.ts';
import { moveBlock } from './move.ts';
import { type Outcome, validateOutcome } from './outcome.ts';

const MANAGEMENT = { brand: ['management'] };
const draft: Draft = {
  page: 'home',
  blocks: {
    legal: { type: 'legal' },
    jobs: { type: 'jobs' },
    intro: { type: 'text', settings: { title: 'Hello', range: { from: 1 } } },
    box: { type: 'box', slots: { main: ['inner'], aside: [] } },
    inner: { type: 'text' },
    alien: { type: 'from-tomorrow', settings: { x: 1 } },
  },
  order: ['legal', 'jobs', 'intro', 'box', 'alien'],
  variants: [
    { name: 'management', when: MANAGEMENT },
    { name: 'freshers', when: { ...MANAGEMENT, cohort: ['freshers'] } },
  ],
};
const made = (outcome: Outcome): Draft => {
  const validated = validateOutcome(draft, outcome, exampleTypes);
  if ('refused' in validated) throw new Error(validated.refused);
  return validated.draft;
};
const refusal = (outcome: Outcome): string => {
  const validated = validateOutcome(draft, outcome, exampleTypes);
  return 'refused' in validated ? validated.refused : 'made';
};
const orderOf = (of: Draft, scope: number | null) => arrange(of, scope).lists.get('order');

describe('moving', () => {
  it('writes the order of the page, or a placement in a variant', () => {
    const page = made(moveBlock(draft, null, 'intro', { list: 'order', before: 'legal' }));
    expect(page.order).toEqual(['intro', 'legal', 'jobs', 'box', 'alien']);
    expect(page.variants).toBe(draft.variants);
    const variant = made(moveBlock(draft, 0, 'intro', { list: 'order', before: 'jobs' }));
    expect(variant.order).toBe(draft.order);
    expect(variant.variants?.[0]?.place).toEqual([{ block: 'intro', before: 'jobs' }]);
    expect(orderOf(variant, 1)).toEqual(['legal', 'intro', 'jobs', 'box', 'alien']);
  });

  it('moves into and out of slots', () => {
    const into = made(moveBlock(draft, null, 'intro', { list: 'box.aside', before: null }));
    expect(into.blocks.box?.slots).toEqual({ main: ['inner'], aside: ['intro'] });
    const out = made(moveBlock(draft, 0, 'inner', { list: 'order', before: null }));
    expect(out.variants?.[0]?.place).toEqual([{ block: 'inner', last: true }]);
  });

  it("changes a variant's own order, and removes an order without effect", () => {
    const [first] = draft.variants ?? [];
    const order = [...draft.order].reverse();
    const own = { ...draft, variants: [{ name: 'v', when: {}, ...first, order }] };
    const moved = moveBlock(own, 0, 'jobs', { list: 'order', before: null });
    expect('draft' in moved && moved.draft.variants?.[0]).toMatchObject({
      order: ['alien', 'box', 'intro', 'legal', 'jobs'],
    });
    const there = made(moveBlock(draft, 0, 'intro', { list: 'order', before: 'jobs' }));
    const back = moveBlock(there, 0, 'intro', { list: 'order', before: 'box' });
    expect('draft' in back && back.draft).toEqual(draft);
  });

  it('always results in the requested position, in any variant, or is refused', () => {
    const ids = ['legal', 'jobs', 'intro', 'alien', 'inner'];
    const step = fc.record({
      id: fc.constantFrom(...ids),
      before: fc.constantFrom(...ids, null),
      list: fc.constantFrom('order', 'box.main'),
      scope: fc.constantFrom(null, 0, 1),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 8 }), (steps) => {
        let now = draft;
        for (const { id, before, list, scope } of steps) {
          const moved = moveBlock(now, scope, id, { list, before });
          if ('refused' in moved) continue;
          now = moved.draft;
          const ids = arrange(now, scope).lists.get(list) ?? [];
          if (before === id) continue;
          expect(ids).toContain(id);
          if (before !== null && ids.includes(before))
            expect(ids.indexOf(before)).toBe(ids.indexOf(id) + 1);
        }
      }),
      { numRuns: 150 },
    );
  });
});

describe('what the grammar refuses', () => {
  it.each([
    [
      'a type in a slot',
      () => moveBlock(draft, null, 'jobs', { list: 'box.aside', before: null }),
      'Jobs cannot go in “Aside” of Box. Only Text can.',
    ],
    [
      'a pinned block hidden',
      () => hideBlock(draft, 0, 'legal'),
      'For “management”: Legal notice must always show. You can move it but not hide it.',
    ],
    [
      'a pinned block removed',
      () => removeBlock(draft, null, 'legal', exampleTypes),
      'This page always needs Legal notice. You can move it but not remove it.',
    ],
    [
      'a pinned block for some',
      () => setBlockWhen(draft, null, 'legal', MANAGEMENT),
      'Legal notice must always show. You can move it but not hide it.',
    ],
    [
      'a block in itself',
      () => moveBlock(draft, null, 'box', { list: 'box.main', before: null }),
      'You cannot put a block inside itself.',
    ],
    [
      'a page that may not have it',
      () =>
        addBlock(
          { ...draft, page: 'faq' },
          null,
          'single',
          { list: 'order', before: null },
          exampleTypes,
        ),
      'Single cannot go on this page.',
    ],
    [
      'what a page has once',
      () => {
        const one = addBlock(draft, null, 'single', { list: 'order', before: null }, exampleTypes);
        return 'refused' in one
          ? one
          : addBlock(one.draft, null, 'single', { list: 'order', before: null }, exampleTypes);
      },
      'A page can have Single only once.',
    ],
    [
      'hiding from everybody',
      () => hideBlock(draft, null, 'intro'),
      'You cannot hide a block on the default page. Remove it, or choose a variant and hide it there.',
    ],
    [
      'a name twice',
      () => addVariant(draft, 'management', {}),
      'You already have a variant “management”. Choose another name.',
    ],
  ])('%s', (_, edit, sentence) => {
    expect(refusal(edit())).toBe(sentence);
  });

  it('a page of more than 40 blocks, and more than four deep', () => {
    const many = Array.from({ length: 36 }, (_, at) => [`t${at}`, { type: 'text' }] as const);
    const full = {
      ...draft,
      blocks: { ...draft.blocks, ...Object.fromEntries(many) },
      order: [...draft.order, ...many.map(([id]) => id)],
    };
    const added = addBlock(full, null, 'text', { list: 'order', before: null }, exampleTypes);
    expect(validateOutcome(full, added, exampleTypes)).toEqual({
      refused: 'A page can have up to 40 blocks.',
    });
    const nested = {
      ...draft,
      blocks: {
        ...draft.blocks,
        b2: { type: 'box', slots: { main: ['b3'] } },
        b3: { type: 'box', slots: { main: ['b4'] } },
        b4: { type: 'box' },
      },
      order: [...draft.order, 'b2'],
    };
    const deep = moveBlock(nested, null, 'b2', { list: 'box.main', before: null });
    expect('draft' in deep).toBe(true);
    const deeper =
      'draft' in deep
        ? moveBlock(deep.draft, null, 'intro', { list: 'b4.main', before: null })
        : deep;
    expect(validateOutcome(nested, deeper, exampleTypes)).toEqual({
      refused: 'You can nest blocks up to 4 levels deep.',
    });
  });
});

describe('blocks', () => {
  it('adds under a unique id, in a variant as its own', () => {
    const added = addBlock(draft, 0, 'aged', { list: 'order', before: 'jobs' }, exampleTypes);
    expect(made(added).variants?.[0]).toEqual({
      name: 'management',
      when: MANAGEMENT,
      blocks: { aged: { type: 'aged', version: 2 } },
      place: [{ block: 'aged', before: 'jobs' }],
    });
  });

  it('copies a block with its children, and removes it with all references', () => {
    const copied = copyBlock(draft, null, 'box');
    const both = made(copied);
    expect(both.order).toEqual(['legal', 'jobs', 'intro', 'box', 'box-2', 'alien']);
    expect(both.blocks['box-2']).toEqual({ type: 'box', slots: { main: ['inner-2'], aside: [] } });
    const moved = made(moveBlock(both, 0, 'box-2', { list: 'order', before: 'legal' }));
    expect(made(removeBlock(moved, null, 'box-2', exampleTypes))).toEqual(draft);
  });

  it('hides a block of the page in a variant, and shows it again', () => {
    const hidden = made(removeBlock(draft, 0, 'intro', exampleTypes));
    expect(hidden.variants?.[0]?.hide).toEqual(['intro']);
    expect(made(showBlock(hidden, 0, 'intro'))).toEqual(draft);
    expect(made(showBlock(hidden, 1, 'intro')).variants?.[1]?.show).toEqual(['intro']);
  });
});

describe('settings', () => {
  it('writes a difference in a variant, null for removed keys, and nothing if equal', () => {
    const other = made(setSetting(draft, 0, 'intro', ['range'], { until: 5 }));
    expect(other.variants?.[0]?.blocks).toEqual({
      intro: { settings: { range: { from: null, until: 5 } } },
    });
    expect(arrange(other, 1).blocks.get('intro')?.settings?.range).toEqual({ until: 5 });
    const gone = made(setSetting(draft, 0, 'intro', ['title'], undefined));
    expect(gone.variants?.[0]?.blocks).toEqual({ intro: { settings: { title: null } } });
    expect(isPatched(gone, 0, 'intro', ['title'])).toBe(true);
    expect(made(setSetting(gone, 0, 'intro', ['title'], 'Hello'))).toEqual(draft);
    expect(made(followLayout(other, 0, 'intro', ['range']))).toEqual(draft);
  });

  it('has the requested effect in any variant, whatever the page below', () => {
    const noNull = fc
      .jsonValue({ maxDepth: 3 })
      .filter((value) => !JSON.stringify(value).includes('null'));
    fc.assert(
      fc.property(noNull, noNull, (under, wanted) => {
        const from = {
          ...draft,
          blocks: { ...draft.blocks, intro: { type: 'text', settings: { x: under } } },
        };
        const set = setSetting(from, 0, 'intro', ['x'], wanted);
        const seen = 'draft' in set ? arrange(set.draft, 0).blocks.get('intro')?.settings : {};
        expect(mergePatch({}, seen)).toEqual(mergePatch({}, { x: wanted }));
      }),
      { numRuns: 150 },
    );
  });

  it('in the default page leaves no empty objects', () => {
    const bare = made(setSetting(draft, null, 'intro', ['range', 'from'], undefined));
    expect(bare.blocks.intro).toEqual({ type: 'text', settings: { title: 'Hello' } });
  });
});

it('restricts a block in the default page, and opens it again in a variant', () => {
  const some = made(setBlockWhen(draft, null, 'intro', { device: ['phone'] }));
  expect(some.blocks.intro?.when).toEqual({ device: ['phone'] });
  expect(made(setBlockWhen(some, null, 'intro', {}))).toEqual(draft);
  const all = made(setBlockWhen(some, 0, 'intro', {}));
  expect(all.variants?.[0]?.blocks).toEqual({ intro: { when: {} } });
  expect(arrange(all, 0).blocks.get('intro')?.when).toEqual({});
});

it('adds, renames, orders and removes variants', () => {
  const added = made(addVariant(draft, 'diwali', { from: '2026-11-01T00:00:00+05:30' }));
  const shifted = made(shiftVariant(added, 2, -1));
  expect(shifted.variants?.map(({ name }) => name)).toEqual(['management', 'diwali', 'freshers']);
  expect(made(renameVariant(added, 2, 'lights')).variants?.[2]?.name).toBe('lights');
  expect(made(setVariantWhen(added, 2, MANAGEMENT)).variants?.[2]?.when).toBe(MANAGEMENT);
  expect(made(removeVariant(added, 2))).toEqual(draft);
  expect(refusal(shiftVariant(draft, 0, -1))).toBe('It already has the lowest priority.');
});

it('retains unknown parts, and detects what is not a layout', () => {
  const strange = JSON.stringify({ ...draft, later: { x: 1 }, order: ['alien'] });
  const { draft: read } = readDraft('layouts/home.json', strange);
  expect(read).toMatchObject({ later: { x: 1 } });
  expect(readDraft('layouts/home.json', '{ "page": "home" }').findings[0]?.message).toContain(
    'this page has an invalid value',
  );
  expect(readDraft('layouts/home.json', '{ "page" }').findings[0]?.code).toBe('JSON_SYNTAX');
});
