import type { Editing } from './editing.ts';
import { SavingLine } from './saving/saving-line.tsx';
import type { LayoutDocument } from './saving/use-layout-document.ts';

interface StepProps {
  readonly name: string;
  readonly can: boolean;
  readonly onPress: () => void;
}

/** A button that stays focusable when it has nothing to do. */
const Step = ({ name, can, onPress }: StepProps) => (
  <button
    type="button"
    className="button-quiet"
    aria-disabled={!can}
    data-disabled={!can || undefined}
    onClick={onPress}
  >
    {name}
  </button>
);

/** Undo, redo, the save state, and the last action or refusal. */
export const EditorBar = ({
  document,
  editing,
}: {
  readonly document: LayoutDocument;
  readonly editing: Editing;
}) => (
  <div className="editor-bar">
    <Step name="Undo" can={document.undoable > 0} onPress={editing.undo} />
    <Step name="Redo" can={document.redoable > 0} onPress={editing.redo} />
    <SavingLine saving={document.saving} onRetry={document.retry} />
    <p
      role="status"
      className="editor-said"
      data-refused={editing.announcement?.refused || undefined}
    >
      {editing.announcement?.text}
    </p>
  </div>
);
