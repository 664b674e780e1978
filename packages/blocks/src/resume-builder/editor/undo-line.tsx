import type { Undo } from '../use-resume.ts';
import * as styles from './editor.styles.ts';

interface UndoLineProps {
  readonly undo: Undo | null;
  readonly at: Undo['at'];
  /** Of the button. */
  readonly label: string;
  readonly onUndo: (undo: Undo) => void;
}

/** What was done last at a place, and the way back. */
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
