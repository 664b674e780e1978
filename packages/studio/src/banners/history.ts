/** Edits of a text, with undo and redo. */
export interface History {
  readonly write: (text: string) => void;
  /** Null if there is nothing to undo. */
  readonly undo: (() => void) | null;
  readonly redo: (() => void) | null;
}
