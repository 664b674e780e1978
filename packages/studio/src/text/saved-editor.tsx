import type { Change } from '@broadsheet/contract/studio/change';
import { readChange } from '@broadsheet/contract/studio/change-calls';
import { type KeyboardEvent, type ReactNode, useCallback } from 'react';
import { Button } from 'react-aria-components';
import { callStudio } from '../api/call-studio.ts';
import { ReviewButton } from '../changes/review-button.tsx';
import { findDocument } from '../changes/versioned-document.ts';
import { FaultLine } from '../controls/fault-line.tsx';
import { useAct } from '../data/use-act.ts';
import { PresenceLine } from '../editor/presence/presence-line.tsx';
import { UnsavedGuard } from './leave-guard.tsx';
import { LiveMoved } from './live-moved.tsx';
import { PreviewLink } from './preview-link.tsx';
import { TheirsDialog } from './theirs-dialog.tsx';
import { type SavedText, useSavedText } from './use-saved-text.ts';

export interface EditorProps {
  readonly change: Change;
  readonly file: string;
  readonly begins: SavedText;
  readonly onChange: (change: Change) => void;
}

interface SavedEditorProps extends EditorProps {
  /** Renders the editor of the text. */
  readonly children: (
    editing: Pick<ReturnType<typeof useSavedText>, 'text' | 'type' | 'isDirty'>,
  ) => ReactNode;
}

interface SaveBarProps extends EditorProps {
  readonly editing: ReturnType<typeof useSavedText>;
}

/** Saves, shows the save state, and leads on from there. */
const SaveBar = ({ change, file, onChange, editing }: SaveBarProps) => {
  const { isDirty, isBusy, setAside } = editing;
  const document = findDocument(change, file);
  return (
    <div className="buttons">
      <Button
        className="button"
        isDisabled={!isDirty}
        data-busy={isBusy || undefined}
        onPress={() => void editing.save()}
      >
        Save
      </Button>
      <span role="status" className="soft">
        {isDirty ? 'Not saved yet' : document ? 'Saved in draft' : 'No changes yet'}
      </span>
      {(document || isDirty) && (
        <ReviewButton
          change={change}
          isSaved={!isDirty && document !== undefined}
          onSave={() => {
            if (isDirty) void editing.save();
          }}
          onChange={onChange}
        />
      )}
      {document && <PreviewLink change={change} file={file} />}
      {setAside !== null && (
        <Button className="button-bare" onPress={() => editing.type(setAside)}>
          Restore my content
        </Button>
      )}
    </div>
  );
};

/** Wraps the editor of a file: saves, shows the save state, and asks before edits are lost. */
export const SavedEditor = ({ children, ...props }: SavedEditorProps) => {
  const { change, file, onChange } = props;
  const editing = useSavedText(props);
  const { text, isDirty, isBehind, isBusy, theirs } = editing;
  const { id } = change;
  const { act: review } = useAct();
  const reload = useCallback(
    () => review(async () => onChange(await callStudio(readChange, { params: { change: id } }))),
    [review, id, onChange],
  );
  const document = findDocument(change, file);

  const saveByKeys = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.key !== 's') return;
    event.preventDefault();
    if (isDirty && !isBusy) void editing.save();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles the keys of the field inside
    <div className="text-editor" onKeyDown={saveByKeys}>
      <SaveBar {...props} editing={editing} />
      <PresenceLine change={change} file={file} onMoved={reload} />
      {isBehind && document && (
        <p role="status" className="trouble">
          {document.editedBy.name} saved this after you opened it. When you save, you can compare
          both.
        </p>
      )}
      <FaultLine fault={editing.fault} />
      {document?.text === null && (
        <p className="soft">
          This draft brings back the original content. To publish something else, type it here and
          save.
        </p>
      )}
      {document?.moved && (
        <LiveMoved document={document} onReviewed={() => void editing.save({ rebase: true })} />
      )}
      {children(editing)}
      {theirs && (
        <TheirsDialog
          theirs={theirs}
          mine={text}
          isBusy={isBusy}
          onOverwrite={() => void editing.overwrite()}
          onTakeTheirs={editing.takeTheirs}
        />
      )}
      <UnsavedGuard isDirty={isDirty} />
    </div>
  );
};
