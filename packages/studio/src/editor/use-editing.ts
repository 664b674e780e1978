import { startTransition, useMemo, useRef, useState } from 'react';
import { placeOfAddress } from '../changes/edit-href.ts';
import type { Editing, Said } from './editing.ts';
import { arrange } from './model/arrange.ts';
import type { Draft, Scope } from './model/draft.ts';
import { addBlock, copyBlock, hideBlock, removeBlock, showBlock } from './model/edit-blocks.ts';
import type { BlockTypes } from './model/grammar.ts';
import { listOf, type Place } from './model/move.ts';
import { judge, type Outcome } from './model/outcome.ts';
import { blocksBy, outlineOf, type Row, titleOfBlock } from './model/outline.ts';
import { moveJudged, placeAt, placeBeside } from './model/places.ts';
import { sayPlace } from './model/say-place.ts';
import { writeJson } from './model/write-json.ts';
import { shareRows } from './outline/share-rows.ts';
import type { LayoutDocument } from './saving/use-layout-document.ts';
import { useLastingActions } from './use-lasting-actions.ts';
import { useUndoOffer } from './use-undo-offer.ts';

const NO_NEIGHBOUR: Outcome = { refused: 'It stands at the end already.' };

export const useEditing = (document: LayoutDocument, draft: Draft, types: BlockTypes): Editing => {
  const [chosen, choose] = useState<Scope>(null);
  const [selected, select] = useState(() => placeOfAddress().block);
  const [said, say] = useState<Said | null>(null);
  const [inserting, askToInsert] = useState<string | null>(null);
  const [toFocus, focus] = useState<readonly string[]>([]);
  const offerUndo = useUndoOffer(document);
  // An undo may have taken the variant away that was chosen.
  const scope = chosen !== null && chosen >= (draft.variants?.length ?? 0) ? null : chosen;
  const arranged = useMemo(() => arrange(draft, scope), [draft, scope]);
  const drawn = useRef<readonly Row[]>([]);
  const rows = useMemo(
    () => shareRows(drawn.current, outlineOf(draft, scope, types)),
    [draft, scope, types],
  );
  drawn.current = rows;
  const attempt = (outcome: Outcome, subject?: string): boolean => {
    const judged = judge(draft, outcome, types);
    if ('refused' in judged) {
      say({ text: judged.refused, refused: true });
      return false;
    }
    say({ text: judged.said, refused: false });
    document.write(writeJson(document.text, judged.draft), subject);
    return true;
  };
  const move = (id: string, place: Place) => {
    const outcome = moveJudged(draft, scope, id, place, types);
    if (!attempt(outcome) || 'refused' in outcome) return;
    select(id);
    if (outcome.draft !== draft)
      say({ text: sayPlace(arrange(outcome.draft, scope), id, types), refused: false });
  };
  const step = (can: number, go: () => void, [done, nothing]: readonly [string, string]) => {
    if (can > 0) go();
    say({ text: can > 0 ? `${done} ${can - 1} more to go.` : nothing, refused: can === 0 });
  };
  const placeBelow = (below: string): Place =>
    (below === '' ? null : placeAt(arranged, '', below, 'after')) ?? {
      list: 'order',
      before: null,
    };
  const actions = useLastingActions({
    now: () => ({ draft, scope, types }),
    focus: (id) => focus([id]),
    // What follows a choice is drawn bit by bit, so that a drag which begins with one does not wait for it.
    select: (id) => startTransition(() => select(id)),
    choose: (next) => {
      choose(next);
      say(null);
    },
    attempt,
    move,
    shift: (id, by) => {
      const place = placeBeside(arranged, id, by);
      if (place) move(id, place);
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
      // Told once, with the way back.
      say(null);
      const isHidden = scope !== null && Object.hasOwn(draft.blocks, id);
      offerUndo(isHidden ? `Hidden in this variant: “${title}”.` : `Deleted “${title}”.`, () =>
        focus([id]),
      );
    },
    undo: () => step(document.undoable, document.undo, ['Undone.', 'There is nothing to undo.']),
    redo: () => step(document.redoable, document.redo, ['Redone.', 'There is nothing to redo.']),
    askToInsert: (below) => {
      askToInsert(below);
      say(null);
    },
    insert: (type) => {
      const added = addBlock(draft, scope, type, placeBelow(inserting ?? ''), types);
      if (!attempt(added)) return;
      select(added.id ?? null);
      askToInsert(null);
    },
  });
  const { blocks } = arranged;
  const shown = selected !== null && blocks.has(selected) ? selected : null;
  return useMemo(
    () => ({
      ...actions,
      actions,
      draft,
      scope,
      types,
      blocks,
      rows,
      selected: shown,
      said,
      inserting,
      toFocus,
    }),
    [actions, draft, scope, types, blocks, rows, shown, said, inserting, toFocus],
  );
};
