import type { Draft, DraftBlock, Scope } from './model/draft.ts';
import type { BlockTypes } from './model/grammar.ts';
import type { BlockPosition } from './model/move.ts';
import type { Outcome } from './model/outcome.ts';
import type { Row } from './model/outline.ts';

/** What was done or refused last, as a sentence. */
export interface Announcement {
  readonly text: string;
  readonly refused: boolean;
}

/** A layout as it is, in the layout itself or in one of its variants. */
export interface EditedNow {
  readonly draft: Draft;
  readonly scope: Scope;
  readonly types: BlockTypes;
}

/** What can be done to a layout, and to the view of it. */
export interface EditingActions {
  /** The layout at this moment, for who was drawn before its last edit. */
  readonly now: () => EditedNow;
  /** Gives the focus to the row of a block, for who had it on something that is gone. */
  readonly focus: (id: string) => void;
  readonly select: (id: string | null) => void;
  readonly choose: (scope: Scope) => void;
  /** Makes an edit, or says why not. Answers whether it was made. */
  readonly attempt: (outcome: Outcome, subject?: string) => boolean;
  readonly move: (id: string, position: BlockPosition) => void;
  readonly shift: (id: string, by: -1 | 1) => void;
  readonly copy: (id: string) => void;
  readonly hide: (id: string) => void;
  readonly show: (id: string) => void;
  readonly remove: (id: string) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly openInsertDialog: (below: string | null) => void;
  readonly insert: (type: string) => void;
}

/** A layout that is being edited, in the layout itself or in one of its variants. */
export interface Editing extends EditedNow, EditingActions {
  /** The same for as long as the editor is there. */
  readonly actions: EditingActions;
  readonly blocks: ReadonlyMap<string, DraftBlock>;
  readonly rows: readonly Row[];
  readonly selected: string | null;
  readonly announcement: Announcement | null;
  /** The block that one is asked to be added below; `''` is the end of the page, null asks nothing. */
  readonly inserting: string | null;
  /** The row that is to have the focus: the first of these blocks that is still there. A new list asks anew. */
  readonly toFocus: readonly string[];
}
