import type { BlockFragment } from '@broadsheet/contract/studio/block-fragment';
import { parseClip } from '../clipboard/block-clip.ts';
import { formatInserted } from '../clipboard/format-inserted.ts';
import type { InsertActions } from '../editing.ts';
import { addBlock } from '../model/edit-blocks.ts';
import { endOfPage } from '../model/end-of-page.ts';
import { hasAudiences, insertFragment, leaveExperiments } from '../model/fragment.ts';
import type { BlockPosition } from '../model/move.ts';
import { refuse } from '../model/outcome.ts';
import { positionAt } from '../model/places.ts';
import { rootsOf } from '../model/selection.ts';
import type { ActionDeps, BasicActions } from './action-deps.ts';

interface Insertion {
  readonly fragment: BlockFragment;
  readonly position: BlockPosition;
  /** What was done, such as "pasted". */
  readonly done: string;
  /** Whether the blocks come from this page, whose experiments they belong to. */
  readonly isOfPage: boolean;
}

export const createInsertActions = (deps: ActionDeps, basic: BasicActions): InsertActions => {
  const { draft, scope, types, arranged, inserting, openInsertDialog, announce } = deps;
  const positionBelow = (below: string): BlockPosition =>
    (below === '' ? null : positionAt(arranged, [], below, 'after')) ?? endOfPage(arranged, types);
  const insertBlocks = ({ fragment, position, done, isOfPage }: Insertion): boolean => {
    const left = isOfPage ? { fragment, changed: 0 } : leaveExperiments(fragment);
    const made = insertFragment(draft, scope, left.fragment, position, types);
    const text = formatInserted(made, done, {
      hasAudiences: hasAudiences(left.fragment),
      withoutExperiment: left.changed,
    });
    if (made.inserted === 0) return basic.attempt(refuse(text));
    if (!basic.attempt({ draft: made.draft, text })) return false;
    basic.selectSeveral(made.ids);
    return true;
  };
  return {
    insert: (type) => {
      const added = addBlock(draft, scope, type, positionBelow(inserting ?? ''), types);
      if (!basic.attempt(added)) return;
      basic.select(added.id ?? null);
      openInsertDialog(null);
    },
    insertSection: (name, fragment) => {
      // The dialog was closed while the section was read.
      if (inserting === null) return;
      const position = positionBelow(inserting);
      const done = `of “${name}” added`;
      if (insertBlocks({ fragment, position, done, isOfPage: false })) openInsertDialog(null);
    },
    paste: (text, below) => {
      const parsed = parseClip(text);
      if ('refused' in parsed) {
        basic.attempt(refuse(parsed.refused));
        return;
      }
      const { fragment, page } = parsed.clip;
      const position = positionBelow(below ?? rootsOf(arranged, deps.getSelection()).at(-1) ?? '');
      insertBlocks({ fragment, position, done: 'pasted', isOfPage: page === draft.page });
    },
    openInsertDialog: (below) => {
      openInsertDialog(below);
      announce(null);
    },
  };
};
