import type { Change } from '@broadsheet/contract/studio/change';
import { ToggleButton } from 'react-aria-components';
import { ReviewButton } from '../changes/review-button.tsx';
import type { Editing } from './editing.ts';
import { SavingLine } from './saving/saving-line.tsx';
import type { LayoutDocument } from './saving/use-layout-document.ts';
import type { Pane, usePanes } from './use-panes.ts';

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

interface EditorBarProps {
  readonly document: LayoutDocument;
  readonly editing: Editing;
  readonly change: Change;
  readonly panes: ReturnType<typeof usePanes>;
  readonly onChange: (change: Change) => void;
}

const PANE_NAMES = [
  ['outline', 'Outline'],
  ['settings', 'Settings'],
] as const satisfies readonly (readonly [Pane, string])[];

/** Undo, redo, the save state, the last action or refusal, the panes, and the way to publish. */
export const EditorBar = ({ document, editing, change, panes, onChange }: EditorBarProps) => (
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
    <fieldset className="editor-bar-end" aria-label="Panes">
      {PANE_NAMES.map(([pane, name]) => (
        <ToggleButton
          key={pane}
          className="button-quiet editor-pane-switch"
          isSelected={!panes.isHidden(pane)}
          onChange={() => panes.toggle(pane)}
        >
          {name}
        </ToggleButton>
      ))}
    </fieldset>
    <ReviewButton
      change={change}
      isSaved={document.saving.kind === 'saved'}
      onSave={document.retry}
      onChange={onChange}
    />
  </div>
);
