import type { NamedAudiences } from '@broadsheet/contract/named-audiences';
import { startTransition, useMemo, useRef, useState } from 'react';
import { locationOfAddress } from '../changes/edit-href.ts';
import type { Announcement, EditedNow, Editing, EditingActions } from './editing.ts';
import { type Arrangement, arrange } from './model/arrange.ts';
import { type Draft, type Scope, variantsOf } from './model/draft.ts';
import { addBlock, copyBlock, hideBlock, removeBlock, showBlock } from './model/edit-blocks.ts';
import { endOfPage } from './model/end-of-page.ts';
import { type FollowedVariant, followVariant } from './model/follow-variant.ts';
import { formatPosition } from './model/format-position.ts';
import type { BlockTypes } from './model/grammar.ts';
import { type BlockPosition, listOf } from './model/move.ts';
import { type Outcome, validateOutcome } from './model/outcome.ts';
import { blocksBy, outlineOf, type Row, titleOfBlock } from './model/outline.ts';
import { positionAt, positionBeside, validateMove } from './model/places.ts';
import { writeJson } from './model/write-json.ts';
import { shareRows } from './outline/share-rows.ts';
import type { LayoutDocument } from './saving/use-layout-document.ts';
import { useLastingActions } from './use-lasting-actions.ts';
import { useUndoOffer } from './use-undo-offer.ts';

const NO_NEIGHBOUR: Outcome = { refused: 'It is already at the end.' };

/** What the actions work on, and how they change the view of it. */
interface ActionDeps extends EditedNow {
  readonly document: LayoutDocument;
  readonly arranged: Arrangement;
  readonly rows: readonly Row[];
  /** The block below which one is being inserted. */
  readonly inserting: string | null;
  readonly select: (id: string | null) => void;
  readonly choose: (scope: Scope) => void;
  readonly announce: (announcement: Announcement | null) => void;
  readonly focus: (ids: readonly string[]) => void;
  readonly openInsertDialog: (below: string | null) => void;
  readonly offerUndo: (text: string, onUndone: () => void) => void;
}

const positionBelow = (arranged: Arrangement, below: string, types: BlockTypes): BlockPosition =>
  (below === '' ? null : positionAt(arranged, '', below, 'after')) ?? endOfPage(arranged, types);

const createActions = (deps: ActionDeps): EditingActions => {
  const { document, draft, scope, types, arranged, rows, inserting } = deps;
  const { select, choose, announce, focus, openInsertDialog, offerUndo } = deps;
  const attempt = (outcome: Outcome, subject?: string): boolean => {
    const validated = validateOutcome(draft, outcome, types);
    if ('refused' in validated) {
      announce({ text: validated.refused, refused: true });
      return false;
    }
    announce({ text: validated.text, refused: false });
    document.write(writeJson(document.text, validated.draft), subject);
    return true;
  };
  const move = (id: string, position: BlockPosition) => {
    const outcome = validateMove(draft, scope, id, position, types);
    if (!attempt(outcome) || 'refused' in outcome) return;
    select(id);
    if (outcome.draft !== draft)
      announce({ text: formatPosition(arrange(outcome.draft, scope), id, types), refused: false });
  };
  const step = (can: number, go: () => void, [done, verb]: readonly [string, string]) => {
    if (can > 0) go();
    const more = can > 1 ? `${can - 1} more to ${verb}.` : `Nothing left to ${verb}.`;
    announce({ text: can > 0 ? `${done} ${more}` : `Nothing to ${verb}.`, refused: can === 0 });
  };
  return {
    now: () => ({ draft, scope, types }),
    focus: (id) => focus([id]),
    // A selection renders with lower priority, so that a drag which starts with one does not wait.
    select: (id) => startTransition(() => select(id)),
    choose: (next) => {
      choose(next);
      announce(null);
    },
    attempt,
    move,
    shift: (id, by) => {
      const position = positionBeside(arranged, id, by);
      if (position) move(id, position);
      else if (listOf(arranged, id) === undefined) move(id, { list: 'order', before: null });
      else attempt(NO_NEIGHBOUR);
    },
    copy: (id) => {
      const copied = copyBlock(draft, scope, id);
      if (attempt(copied)) select(copied.id ?? id);
    },
    hide: (id) => void attempt(hideBlock(draft, scope, id)),
    show: (id) => void attempt(showBlock(draft, scope, id)),
    remove: (id) => {
      const title = titleOfBlock({ blocks: arranged.blocks, types }, id);
      const outcome = removeBlock(draft, scope, id, types);
      if (!attempt(outcome)) return;
      focus(blocksBy(rows, id));
      // The message is shown once, as a toast with an undo button.
      announce(null);
      const isHidden = scope !== null && Object.hasOwn(draft.blocks, id);
      offerUndo(isHidden ? `“${title}” hidden in this variant.` : `“${title}” removed.`, () =>
        focus([id]),
      );
    },
    undo: () => step(document.undoable, document.undo, ['Undone.', 'undo']),
    redo: () => step(document.redoable, document.redo, ['Redone.', 'redo']),
    openInsertDialog: (below) => {
      openInsertDialog(below);
      announce(null);
    },
    insert: (type) => {
      const added = addBlock(
        draft,
        scope,
        type,
        positionBelow(arranged, inserting ?? '', types),
        types,
      );
      if (!attempt(added)) return;
      select(added.id ?? null);
      openInsertDialog(null);
    },
  };
};

/** The outline, in which equal rows stay the same objects. */
const useRows = (
  draft: Draft,
  scope: Scope,
  types: BlockTypes,
  audiences: NamedAudiences,
): readonly Row[] => {
  const rendered = useRef<readonly Row[]>([]);
  const rows = useMemo(
    () => shareRows(rendered.current, outlineOf(draft, scope, types, audiences)),
    [draft, scope, types, audiences],
  );
  rendered.current = rows;
  return rows;
};

/** The selected variant. It stays selected while its position changes, also by another person's edit. */
const useVariant = (draft: Draft) => {
  const names = variantsOf(draft).map(({ name }) => name);
  const [followed, follow] = useState<FollowedVariant>({ scope: null, names });
  const scope = followVariant(followed, names);
  if (scope !== followed.scope || names.join('\n') !== followed.names.join('\n'))
    follow({ scope, names });
  return { scope, choose: (next: Scope) => follow({ scope: next, names: [] }) };
};

export const useEditing = (
  document: LayoutDocument,
  draft: Draft,
  types: BlockTypes,
  audiences: NamedAudiences,
): Editing => {
  const { scope, choose } = useVariant(draft);
  const [selected, select] = useState(() => locationOfAddress().block);
  const [announcement, announce] = useState<Announcement | null>(null);
  const [inserting, openInsertDialog] = useState<string | null>(null);
  const [toFocus, focus] = useState<readonly string[]>([]);
  const offerUndo = useUndoOffer(document);
  const arranged = useMemo(() => arrange(draft, scope), [draft, scope]);
  const rows = useRows(draft, scope, types, audiences);
  const actions = useLastingActions(
    createActions({
      document,
      draft,
      scope,
      types,
      arranged,
      rows,
      inserting,
      select,
      choose,
      announce,
      focus,
      openInsertDialog,
      offerUndo,
    }),
  );
  const { blocks } = arranged;
  const shown = selected !== null && blocks.has(selected) ? selected : null;
  return useMemo(
    () => ({
      ...actions,
      actions,
      draft,
      scope,
      types,
      audiences,
      blocks,
      rows,
      selected: shown,
      announcement,
      inserting,
      toFocus,
    }),
    [
      actions,
      draft,
      scope,
      types,
      blocks,
      rows,
      shown,
      announcement,
      inserting,
      toFocus,
      audiences,
    ],
  );
};
