import { Button } from 'react-aria-components';
import { SavingLine } from './saving/saving-line.tsx';
import type { LayoutDocument } from './saving/use-layout-document.ts';
import type { Said } from './use-editing.ts';

/** Undo and redo, how far the saving is, and what was done or refused last. */
export const EditorBar = ({
  document,
  said,
}: {
  readonly document: LayoutDocument;
  readonly said: Said | null;
}) => (
  <div className="editor-bar">
    <Button className="button-quiet" isDisabled={!document.canUndo} onPress={document.undo}>
      Undo
    </Button>
    <Button className="button-quiet" isDisabled={!document.canRedo} onPress={document.redo}>
      Redo
    </Button>
    <SavingLine saving={document.saving} onRetry={document.retry} />
    <p role="status" className="editor-said" data-refused={said?.refused || undefined}>
      {said?.text}
    </p>
  </div>
);
