import type { Persona } from '@broadsheet/contract/studio/content-calls';
import { Button } from 'react-aria-components';
import { ReviewButton } from '../changes/review-button.tsx';
import { usePreview } from './canvas/use-preview.ts';
import { formatPersona, onDevice } from './canvas/use-previews.ts';
import type { BarItem, EditorBarProps } from './editor-bar.tsx';
import { paneId, switchId } from './pane.tsx';
import { SavingLine } from './saving/saving-line.tsx';
import type { Pane, Panes } from './use-panes.ts';

interface PaneSwitchProps {
  readonly pane: Pane;
  readonly panes: Panes;
  readonly name: string;
}

/** Opens and closes a pane. */
const PaneSwitch = ({ pane, panes, name }: PaneSwitchProps) => (
  <Button
    id={switchId(pane)}
    className="button-quiet editor-switch-pane"
    data-pane={pane}
    aria-expanded={panes.isOpen(pane)}
    aria-controls={paneId(pane)}
    onPress={() => panes.toggle(pane)}
  >
    <span className="editor-switch-name">{name}</span>
  </Button>
);

const OutlineSwitch = ({ panes }: EditorBarProps) => (
  <PaneSwitch pane="outline" panes={panes} name="Outline" />
);

const SettingsSwitch = ({ panes }: EditorBarProps) => (
  <PaneSwitch pane="settings" panes={panes} name="Settings" />
);

/** Who the page is shown to, and when: a date that is set is never out of sight. */
const PreviewSwitch = ({ panes, previews }: EditorBarProps) => (
  <PaneSwitch
    pane="preview"
    panes={panes}
    name={`Preview as: ${previews.personas.map(formatPersona).join('; and ')}`}
  />
);

interface StepProps {
  readonly name: string;
  readonly can: boolean;
  readonly onPress: () => void;
}

/** A button that stays focusable when it has nothing to do. */
const Step = ({ name, can, onPress }: StepProps) => (
  <button
    type="button"
    className="button-bare"
    aria-disabled={!can}
    data-disabled={!can || undefined}
    onClick={onPress}
  >
    {name}
  </button>
);

const Steps = ({ document, editing }: EditorBarProps) => (
  <>
    <Step name="Undo" can={document.undoable > 0} onPress={editing.undo} />
    <Step name="Redo" can={document.redoable > 0} onPress={editing.redo} />
  </>
);

const SaveState = ({ document }: EditorBarProps) => (
  <SavingLine saving={document.saving} onRetry={document.retry} />
);

interface SavedPageProps {
  readonly change: string;
  readonly path: string | null;
  readonly kind: string;
  readonly persona: Persona;
}

const SavedPage = ({ change, path, kind, persona }: SavedPageProps) => {
  const { data } = usePreview(change, path, persona, { kind });
  return (
    data && (
      <a className="button-bare" href={data.href} target="_blank" rel="noreferrer">
        Preview<span className="hidden-text"> in a new tab</span>
      </a>
    )
  );
};

/** Opens the page as it was saved last, for the persona of the first preview. */
const PreviewLink = ({ change, previews }: EditorBarProps) => {
  const [persona] = previews.personas;
  return (
    persona && (
      <SavedPage
        change={change.id}
        path={previews.shownPath}
        kind={previews.kind}
        persona={onDevice(persona, previews.device)}
      />
    )
  );
};

const Review = ({ change, document, onChange }: EditorBarProps) => (
  <ReviewButton
    change={change}
    isSaved={document.saving.kind === 'saved'}
    onSave={document.retry}
    onChange={onChange}
  />
);

/** What the bar of the page editor shows, in this order. */
export const BAR_ITEMS: readonly BarItem[] = [
  { name: 'outline', Item: OutlineSwitch },
  { name: 'settings', Item: SettingsSwitch },
  { name: 'undo', Item: Steps },
  { name: 'save state', Item: SaveState },
  { name: 'preview', Item: PreviewSwitch },
  { name: 'preview link', Item: PreviewLink },
  { name: 'review', Item: Review },
];
