import { describe, expect, it } from 'vitest';
import { arrange } from './arrange.ts';
import type { Draft } from './draft.ts';
import {
  copyBlocks,
  hideBlocks,
  moveBlocks,
  removeBlocks,
  shiftBlocks,
  showBlocks,
} from './edit-several.ts';
import { editedPage } from './edited-page.fixtures.ts';
import { exampleTypes } from './example-types.fixtures.ts';
import { type Outcome, validateOutcome } from './outcome.ts';

const made = (outcome: Outcome): Draft => {
  const validated = validateOutcome(editedPage, outcome, exampleTypes);
  if ('refused' in validated) throw new Error(validated.refused);
  return validated.draft;
};
const refusal = (outcome: Outcome) =>
  'refused' in outcome ? outcome.refused : `made: ${outcome.text}`;
const orderOf = (draft: Draft, scope: number | null = null) =>
  arrange(draft, scope).lists.get('order');
/** All lists of a page, without those that are empty. */
const listed = (draft: Draft, scope: number | null) =>
  [...arrange(draft, scope).lists.values()].flat();

describe('moving several', () => {
  it.each([
    ['up', ['intro', 'box'], -1, ['legal', 'intro', 'box', 'jobs', 'outro']],
    ['down', ['intro', 'box'], 1, ['legal', 'jobs', 'outro', 'intro', 'box']],
    ['apart from each other', ['jobs', 'box'], -1, ['jobs', 'legal', 'box', 'intro', 'outro']],
    ['of which one is first', ['legal', 'intro'], -1, ['legal', 'intro', 'jobs', 'box', 'outro']],
    ['with a child of one', ['box', 'inner'], 1, ['legal', 'jobs', 'intro', 'outro', 'box']],
  ] as const)('%s', (_, ids, by, order) => {
    expect(orderOf(made(shiftBlocks(editedPage, null, ids, by)))).toEqual(order);
    expect(orderOf(made(shiftBlocks(editedPage, 0, ids, by)), 0)).toEqual(order);
  });

  it('moves each in its own list', () => {
    const moved = made(shiftBlocks(editedPage, null, ['inner-2', 'outro'], -1));
    expect(orderOf(moved)).toEqual(['legal', 'jobs', 'intro', 'outro', 'box']);
    expect(moved.blocks.box?.slots?.main).toEqual(['inner-2', 'inner']);
  });

  it('is refused at the end of a list', () => {
    expect(refusal(shiftBlocks(editedPage, null, ['legal', 'jobs'], -1))).toBe(
      'They are already at the end.',
    );
    expect(refusal(shiftBlocks(editedPage, null, ['box', 'outro'], 1))).toBe(
      'They are already at the end.',
    );
  });

  it.each([null, 0])('moves to one position in page order (variant %s)', (scope) => {
    const position = { list: 'order', before: 'jobs' };
    const moved = moveBlocks(editedPage, scope, ['outro', 'inner', 'intro'], position);
    expect(orderOf(made(moved), scope)).toEqual([
      'legal',
      'intro',
      'inner',
      'outro',
      'jobs',
      'box',
    ]);
    const beside = moveBlocks(editedPage, scope, ['jobs', 'outro'], position);
    expect(orderOf(made(beside), scope)).toEqual(['legal', 'jobs', 'outro', 'intro', 'box']);
  });

  it('refuses blocks that are gone', () => {
    const outcome = moveBlocks(editedPage, null, ['gone'], { list: 'order', before: null });
    expect(refusal(outcome)).toBe('These blocks are no longer on the page.');
  });
});

describe('duplicating several', () => {
  it.each([null, 0])('puts the copies below the last, each once (variant %s)', (scope) => {
    const copied = copyBlocks(editedPage, scope, ['intro', 'box', 'inner']);
    const draft = made(copied);
    expect(orderOf(draft, scope)).toEqual([
      'legal',
      'jobs',
      'intro',
      'box',
      'intro-2',
      'box-2',
      'outro',
    ]);
    expect(copied.ids).toEqual(['intro-2', 'box-2']);
    const ids = listed(draft, scope);
    expect(ids.length).toBe(new Set(ids).size);
    expect(arrange(draft, scope).blocks.get('intro-2')).toMatchObject({
      settings: { title: 'Hello' },
      when: { brand: ['tech'] },
    });
  });
});

describe('removing several', () => {
  it('removes each with its children', () => {
    const outcome = removeBlocks(editedPage, null, ['box', 'inner', 'intro'], exampleTypes);
    expect(outcome).toMatchObject({ text: '2 blocks removed.' });
    expect(Object.keys(made(outcome).blocks)).toEqual(['legal', 'jobs', 'outro']);
  });

  it('removes none if one has to stay', () => {
    const outcome = removeBlocks(editedPage, null, ['intro', 'legal'], exampleTypes);
    expect(refusal(outcome)).toBe(
      'This page always needs Legal notice. You can move it but not remove it.',
    );
  });

  it('hides the blocks of the default page in a variant, each once', () => {
    const one = made(hideBlocks(editedPage, 0, ['intro']));
    const both = removeBlocks(one, 0, ['intro', 'box', 'inner'], exampleTypes);
    expect('draft' in both && both.draft.variants?.[0]?.hide).toEqual(['intro', 'box']);
    expect(both).toMatchObject({ text: '1 block removed.', ids: ['box'] });
    const all = removeBlocks(made(both), 0, ['intro', 'box'], exampleTypes);
    expect(refusal(all)).toBe('These blocks are hidden already.');
  });
});

describe('hiding several', () => {
  it('hides what is visible and shows what is hidden, in a variant', () => {
    const hidden = made(hideBlocks(editedPage, 0, ['intro', 'box']));
    expect(hidden.variants?.[0]?.hide).toEqual(['intro', 'box']);
    expect(refusal(hideBlocks(hidden, 0, ['intro', 'box']))).toBe(
      'These blocks are hidden already.',
    );
    expect(made(showBlocks(hidden, 0, ['intro', 'box', 'outro']))).toEqual(editedPage);
    expect(refusal(showBlocks(editedPage, 0, ['intro']))).toBe('These blocks are visible already.');
  });

  it('is refused on the default page', () => {
    expect(refusal(hideBlocks(editedPage, null, ['intro', 'box']))).toMatch(/^You cannot hide/);
  });
});
