import type { NamedAudiences } from '@broadsheet/contract/named-audiences';
import type { BlockFragment } from '@broadsheet/contract/studio/block-fragment';
import type { Draft, DraftBlock, Scope } from './model/draft.ts';
import type { BlockTypes } from './model/grammar.ts';
import type { BlockPosition } from './model/move.ts';
import type { Outcome } from './model/outcome.ts';
import type { Row } from './model/outline.ts';

/** The last action or refusal, as a sentence. */
export interface Announcement {
  readonly text: string;
  readonly refused: boolean;
}

/** The current layout: the default page or one of its variants. */
export interface EditedNow {
  readonly draft: Draft;
  readonly scope: Scope;
  readonly types: BlockTypes;
  /** The selected blocks, in the order of the outline. */
  readonly selection: readonly string[];
}

/** Which blocks are selected. */
export interface SelectionActions {
  readonly select: (id: string | null) => void;
  /** Adds a block to the selected ones, or takes it out. */
  readonly toggle: (id: string) => void;
  /** Selects all blocks from the one that was selected first to this one. */
  readonly extend: (id: string) => void;
  readonly selectSeveral: (ids: readonly string[]) => void;
}

/** Each acts on all selected blocks if the given block is one of them, in one step of undo. */
export interface BlockActions {
  readonly shift: (id: string, by: -1 | 1) => void;
  readonly duplicate: (id: string) => void;
  readonly hide: (id: string) => void;
  readonly show: (id: string) => void;
  /** @param ids the blocks to remove, where the selection may have changed since */
  readonly remove: (id: string, ids?: readonly string[]) => void;
  /** Opens the dialog that saves blocks as a section. */
  readonly openSectionDialog: (id: string | null) => void;
}

/** What comes onto the page. */
export interface InsertActions {
  /** Adds a block of a type where the dialog was opened. */
  readonly insert: (type: string) => void;
  /** Adds the blocks of a saved section where the dialog was opened. */
  readonly insertSection: (name: string, fragment: BlockFragment) => void;
  /** Adds the blocks of a text from the clipboard below a block, or below the selected ones. */
  readonly paste: (text: string, below?: string) => void;
  readonly openInsertDialog: (below: string | null) => void;
}

/** The actions on a layout and its view. */
export interface EditingActions extends SelectionActions, BlockActions, InsertActions {
  /** Returns the current layout, for callers that rendered before the last edit. */
  readonly now: () => EditedNow;
  /** Moves the focus to the row of a block, if the focused element was removed. */
  readonly focus: (id: string) => void;
  readonly choose: (scope: Scope) => void;
  readonly announce: (announcement: Announcement) => void;
  /** Makes an edit, or reports why it is refused. Returns whether it was made. */
  readonly attempt: (outcome: Outcome, subject?: string) => boolean;
  readonly move: (ids: readonly string[], position: BlockPosition) => void;
  readonly undo: () => void;
  readonly redo: () => void;
}

/** A layout during editing: the default page or one of its variants. */
export interface Editing extends EditedNow, EditingActions {
  /** Stable for the lifetime of the editor. */
  readonly actions: EditingActions;
  readonly audiences: NamedAudiences;
  readonly blocks: ReadonlyMap<string, DraftBlock>;
  readonly rows: readonly Row[];
  /** The selected block; null if there is none, or more than one. */
  readonly selected: string | null;
  readonly announcement: Announcement | null;
  /** The block below which a new one is added. `''` is the end of the page; null is none. */
  readonly inserting: string | null;
  /** The blocks that are being saved as a section; null for none. */
  readonly sectionBlocks: readonly string[] | null;
  /** The row to focus: the first of these blocks that still exists. A new list is a new request. */
  readonly toFocus: readonly string[];
}

/** The blocks that an action at one block is about: all selected ones if it is one of them. */
export const targetsOf = (
  { selection }: Pick<EditedNow, 'selection'>,
  id: string,
): readonly string[] => (selection.includes(id) ? selection : [id]);
