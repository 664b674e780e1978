import type { Undo } from '../use-resume.ts';
import * as styles from './editor.styles.ts';

interface UndoLineProps {
  readonly undo: Undo | null;
  readonly at: Undo['at'];
  /** Label of the undo button. */
  readonly label: string;
  readonly onUndo: (undo: Undo) => void;
}

/** The last action on a list or section, with its undo button. */
export const UndoLine = ({ undo, at, label, onUndo }: UndoLineProps) => (
  <div className={styles.undo} role="status">
    {undo?.at === at && (
      <>
        {undo.message}{' '}
        <button type="button" onClick={() => onUndo(undo)}>
          {label}
        </button>
      </>
    )}
  </div>
);
