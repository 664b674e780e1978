import type { NamedAudiences } from '@broadsheet/contract/named-audiences';
import { useMemo, useRef, useState } from 'react';
import { locationOfAddress } from '../changes/edit-href.ts';
import { createActions } from './actions/create-actions.ts';
import type { Announcement, Editing } from './editing.ts';
import { arrange } from './model/arrange.ts';
import { type Draft, type Scope, variantsOf } from './model/draft.ts';
import { type FollowedVariant, followVariant } from './model/follow-variant.ts';
import type { BlockTypes } from './model/grammar.ts';
import { blockIdsOf, outlineOf, type Row } from './model/outline.ts';
import { type Selection, selectOne } from './model/selection.ts';
import { shareRows } from './outline/share-rows.ts';
import type { LayoutDocument } from './saving/use-layout-document.ts';
import { useLastingActions } from './use-lasting-actions.ts';
import { useUndoOffer } from './use-undo-offer.ts';

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

const existing = (rows: readonly Row[], ids: readonly string[]): readonly string[] =>
  blockIdsOf(rows).filter((id) => ids.includes(id));

/** The selected blocks that still exist, in the order of the outline. */
const useSelection = (rows: readonly Row[]) => {
  const [rendered, render] = useState<Selection>(() => selectOne(locationOfAddress().block));
  // A selection renders with lower priority: actions read the newest one.
  const newest = useRef(rendered);
  const { ids } = rendered;
  const selection = useMemo(() => existing(rows, ids), [rows, ids]);
  return {
    selection,
    getSelection: () => existing(rows, newest.current.ids),
    changeSelection: (change: (before: Selection) => Selection) => {
      newest.current = change(newest.current);
      render(newest.current);
    },
  };
};

export const useEditing = (
  document: LayoutDocument,
  draft: Draft,
  types: BlockTypes,
  audiences: NamedAudiences,
): Editing => {
  const { scope, choose } = useVariant(draft);
  const [announcement, announce] = useState<Announcement | null>(null);
  const [inserting, openInsertDialog] = useState<string | null>(null);
  const [sectionBlocks, openSectionDialog] = useState<readonly string[] | null>(null);
  const [toFocus, focus] = useState<readonly string[]>([]);
  const offerUndo = useUndoOffer(document);
  const arranged = useMemo(() => arrange(draft, scope), [draft, scope]);
  const rows = useRows(draft, scope, types, audiences);
  const { selection, getSelection, changeSelection } = useSelection(rows);
  const actions = useLastingActions(
    createActions({
      document,
      draft,
      scope,
      types,
      getSelection,
      arranged,
      rows,
      inserting,
      changeSelection,
      choose,
      announce,
      focus,
      openInsertDialog,
      openSectionDialog,
      offerUndo,
    }),
  );
  const { blocks } = arranged;
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
      selection,
      selected: selection.length === 1 ? (selection[0] ?? null) : null,
      announcement,
      inserting,
      sectionBlocks,
      toFocus,
    }),
    [
      actions,
      draft,
      scope,
      types,
      blocks,
      rows,
      selection,
      announcement,
      inserting,
      sectionBlocks,
      toFocus,
      audiences,
    ],
  );
};
