import type { NamedAudiences } from '@broadsheet/contract/named-audiences';
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
}

/** The actions on a layout and its view. */
export interface EditingActions {
  /** Returns the current layout, for callers that rendered before the last edit. */
  readonly now: () => EditedNow;
  /** Moves the focus to the row of a block, if the focused element was removed. */
  readonly focus: (id: string) => void;
  readonly select: (id: string | null) => void;
  readonly choose: (scope: Scope) => void;
  /** Makes an edit, or reports why it is refused. Returns whether it was made. */
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

/** A layout during editing: the default page or one of its variants. */
export interface Editing extends EditedNow, EditingActions {
  /** Stable for the lifetime of the editor. */
  readonly actions: EditingActions;
  readonly audiences: NamedAudiences;
  readonly blocks: ReadonlyMap<string, DraftBlock>;
  readonly rows: readonly Row[];
  readonly selected: string | null;
  readonly announcement: Announcement | null;
  /** The block below which a new one is added. `''` is the end of the page; null is none. */
  readonly inserting: string | null;
  /** The row to focus: the first of these blocks that still exists. A new list is a new request. */
  readonly toFocus: readonly string[];
}
