import type { Undo } from '../use-resume.ts';
import * as styles from './editor.styles.ts';

interface UndoLineProps {
  readonly undo: Undo | null;
  readonly at: Undo['at'];
  readonly onUndo: (undo: Undo) => void;
}

/** What was done last at a place, and the way back. */
export const UndoLine = ({ undo, at, onUndo }: UndoLineProps) => (
  <div className={styles.undo} role="status">
    {undo?.at === at && (
      <>
        {undo.message}{' '}
        <button type="button" onClick={() => onUndo(undo)}>
          Undo
        </button>
      </>
    )}
  </div>
);
