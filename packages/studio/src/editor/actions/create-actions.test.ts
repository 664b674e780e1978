import { describe, expect, it } from 'vitest';
import { formatClip } from '../clipboard/block-clip.ts';
import type { Announcement } from '../editing.ts';
import { arrange } from '../model/arrange.ts';
import { type Draft, readDraft, type Scope } from '../model/draft.ts';
import { editedPage } from '../model/edited-page.fixtures.ts';
import { exampleTypes } from '../model/example-types.fixtures.ts';
import { fragmentOf } from '../model/fragment.ts';
import { beginHistory, remember } from '../model/history.ts';
import { outlineOf } from '../model/outline.ts';
import type { Selection } from '../model/selection.ts';
import { createActions } from './create-actions.ts';

/** The actions at a page, and what they did. */
const open = (
  selection: readonly string[],
  scope: Scope = null,
  draft: Draft = editedPage,
  inserting: string | null = '',
) => {
  let history = beginHistory(JSON.stringify(draft));
  const announced: (Announcement | null)[] = [];
  const offered: string[] = [];
  let selected: Selection = { ids: selection, anchor: selection[0] ?? null };
  const unused = () => Promise.reject(new Error('not part of this test'));
  const actions = createActions({
    document: {
      text: history.text,
      saving: { kind: 'saved' },
      undoable: 0,
      redoable: 0,
      behind: null,
      write: (text, subject) => {
        history = remember(history, text, subject);
      },
      undo: () => undefined,
      redo: () => undefined,
      retry: () => undefined,
      join: unused,
      readTheirs: unused,
      takeTheirs: unused,
      overwrite: unused,
      rebase: unused,
      isProposed: false,
      propose: () => undefined,
      acceptProposal: () => undefined,
    },
    draft,
    scope,
    types: exampleTypes,
    getSelection: () => selected.ids,
    arranged: arrange(draft, scope),
    rows: outlineOf(draft, scope, exampleTypes, new Map()),
    inserting,
    changeSelection: (change) => {
      selected = change(selected);
    },
    choose: () => undefined,
    announce: (announcement) => void announced.push(announcement),
    focus: () => undefined,
    openInsertDialog: () => undefined,
    openSectionDialog: () => undefined,
    offerUndo: (text) => void offered.push(text),
  });
  return {
    actions,
    offered,
    steps: () => history.past.length,
    draft: () => readDraft('layouts/home.json', history.text).draft,
    selected: () => selected.ids,
    message: () => announced.findLast((each) => each !== null),
  };
};

describe('with several blocks selected', () => {
  const several = ['intro', 'box', 'inner'];
  it.each([
    ['moving up', 'shift', null, '2 blocks moved up.'],
    ['duplicating', 'duplicate', null, '2 blocks duplicated.'],
    ['removing', 'remove', null, '2 blocks removed.'],
    ['hiding', 'hide', 0, '2 blocks hidden.'],
  ] as const)('%s is one step of undo, and is announced', (_, name, scope, message) => {
    const { actions, steps, message: announced } = open(several, scope);
    if (name === 'shift') actions.shift('box', -1);
    else actions[name]('box');
    expect(steps()).toBe(1);
    expect(announced()).toEqual({ text: message, refused: false });
  });

  it('acts on another block alone, if that is not one of them', () => {
    const { actions, draft, offered } = open(['intro', 'box']);
    actions.remove('outro');
    expect(draft()?.order).toEqual(['legal', 'jobs', 'intro', 'box']);
    expect(offered).toEqual(['“Text” removed.']);
  });

  it('offers the undo of a removal once', () => {
    const page = open(several);
    page.actions.remove('intro');
    expect(page.offered).toEqual(['2 blocks removed.']);
    const variant = open(several, 0);
    variant.actions.remove('intro');
    expect(variant.offered).toEqual(['2 blocks hidden in this variant.']);
  });
});

it('refuses to remove what is hidden already, and offers no undo', () => {
  const hide = editedPage.variants?.map((variant) => ({ ...variant, hide: ['intro', 'box'] }));
  const draft: Draft = { ...editedPage, ...(hide && { variants: hide }) };
  const several = open(['intro', 'box'], 0, draft);
  several.actions.remove('intro');
  expect(several.message()).toEqual({ text: 'These blocks are hidden already.', refused: true });
  const one = open(['intro'], 0, draft);
  one.actions.remove('intro');
  one.actions.hide('intro');
  expect(one.message()).toEqual({ text: 'This block is hidden already.', refused: true });
  const removed = open([]);
  removed.actions.remove('gone');
  expect(removed.message()?.text).toBe('This block is not on the page.');
  expect([several, one, removed].map(({ steps, offered }) => [steps(), offered])).toEqual([
    [0, []],
    [0, []],
    [0, []],
  ]);
});

it('acts on the newest selection, also before it is rendered', () => {
  const { actions, draft } = open(['outro']);
  actions.selectSeveral(['intro', 'box']);
  expect(actions.now().selection).toEqual(['intro', 'box']);
  actions.remove('intro');
  expect(draft()?.order).toEqual(['legal', 'jobs', 'outro']);
});

describe('pasting', () => {
  const clipOf = (page: string, ids: readonly string[], from: Draft = editedPage) => {
    const taken = fragmentOf(from, null, ids);
    if ('refused' in taken) throw new Error(taken.refused);
    return formatClip(page, taken.fragment);
  };

  it('is one step of undo below the last selected block, and selects what came', () => {
    const { actions, steps, draft, selected, message } = open(['jobs', 'intro']);
    actions.paste(clipOf('faq', ['outro', 'box']));
    expect(steps()).toBe(1);
    expect(draft()?.order).toEqual(['legal', 'jobs', 'intro', 'box-2', 'outro-2', 'box', 'outro']);
    expect(selected()).toEqual(['box-2', 'outro-2']);
    expect(message()).toEqual({ text: '4 blocks pasted.', refused: false });
  });

  it('is last on the page without a selection, and below a block that is named', () => {
    const last = open([]);
    last.actions.paste(clipOf('faq', ['intro']));
    expect(last.draft()?.order.at(-1)).toBe('intro-2');
    const below = open(['outro']);
    below.actions.paste(clipOf('faq', ['outro']), 'legal');
    expect(below.draft()?.order.slice(0, 2)).toEqual(['legal', 'outro-2']);
  });

  it('changes nothing for a foreign text, and where no block can be', () => {
    const { actions, steps, message } = open(['inner']);
    actions.paste('Diwali');
    expect(message()?.text).toBe('There are no blocks on the clipboard. Copy a block first.');
    const {
      actions: onFaq,
      message: messageOnFaq,
      steps: stepsOnFaq,
    } = open([], null, {
      page: 'faq',
      blocks: {},
      order: [],
    });
    onFaq.paste(
      clipOf('home', ['one'], {
        ...editedPage,
        blocks: { one: { type: 'single' } },
        order: ['one'],
      }),
    );
    expect(messageOnFaq()).toEqual({
      text: '“Single” was left out: Single cannot go on this page.',
      refused: true,
    });
    expect([steps(), stepsOnFaq()]).toEqual([0, 0]);
  });

  it('removes the groups of an experiment of another page alone', () => {
    const when = { experiment: { price: ['low'] } };
    const tried = { ...editedPage, blocks: { intro: { type: 'text', when } }, order: ['intro'] };
    const here = open(['outro']);
    here.actions.paste(clipOf('home', ['intro'], tried));
    expect(here.draft()?.blocks['intro-2']).toEqual({ type: 'text', when });
    const elsewhere = open(['outro']);
    elsewhere.actions.paste(clipOf('faq', ['intro'], tried));
    expect(elsewhere.draft()?.blocks['intro-2']).toEqual({ type: 'text' });
    expect(elsewhere.message()?.text).toBe(
      '1 block pasted. The experiment of another page was removed from 1 block.',
    );
  });
});

it('adds a section where the dialog was opened, in one step', () => {
  const { actions, steps, message } = open([]);
  actions.insertSection('Offers', { blocks: { text: { type: 'text' } }, order: ['text'] });
  expect(steps()).toBe(1);
  expect(message()?.text).toBe('1 block of “Offers” added.');
});

it('adds no section where the dialog was closed meanwhile', () => {
  const { actions, steps } = open([], null, editedPage, null);
  actions.insertSection('Offers', { blocks: { text: { type: 'text' } }, order: ['text'] });
  expect(steps()).toBe(0);
});
