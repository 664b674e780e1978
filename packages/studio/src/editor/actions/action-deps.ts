import type { Announcement, EditedNow, EditingActions } from '../editing.ts';
import type { Arrangement } from '../model/arrange.ts';
import type { Scope } from '../model/draft.ts';
import type { Row } from '../model/outline.ts';
import type { Selection } from '../model/selection.ts';
import type { LayoutDocument } from '../saving/use-layout-document.ts';

/** What the actions work on, and how they change the view of it. */
export interface ActionDeps extends Omit<EditedNow, 'selection'> {
  readonly document: LayoutDocument;
  readonly arranged: Arrangement;
  readonly rows: readonly Row[];
  /** The newest selection: one that is not rendered yet counts too. */
  readonly getSelection: () => readonly string[];
  /** The block below which one is being inserted. */
  readonly inserting: string | null;
  readonly changeSelection: (change: (before: Selection) => Selection) => void;
  readonly choose: (scope: Scope) => void;
  readonly announce: (announcement: Announcement | null) => void;
  readonly focus: (ids: readonly string[]) => void;
  readonly openInsertDialog: (below: string | null) => void;
  readonly openSectionDialog: (ids: readonly string[] | null) => void;
  readonly offerUndo: (text: string, onUndone: () => void) => void;
}

/** The actions that the others use. */
export type BasicActions = Pick<EditingActions, 'attempt' | 'select' | 'selectSeveral'>;
