import type { Change } from '@broadsheet/contract/studio/change';
import { readChange, saveDocument } from '@broadsheet/contract/studio/change-calls';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { callStudio } from '../../api/call-studio.ts';
import { beginHistory, redo, remember, undo } from '../model/history.ts';
import { createDocumentSaver, type Saving } from './document-saver.ts';

const documentIn = (change: Change, file: string) =>
  change.documents.find((each) => each.file === file);

export interface LayoutDocument {
  readonly text: string;
  readonly saving: Saving;
  /** How many edits can be taken back. */
  readonly undoable: number;
  readonly redoable: number;
  /** Who has saved it since it was read here; null where nobody has. */
  readonly behind: string | null;
  readonly write: (text: string, subject?: string) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly retry: () => void;
  /** What somebody else has saved meanwhile. */
  readonly readTheirs: () => Promise<{ readonly text: string; readonly by: string }>;
  readonly takeTheirs: () => Promise<void>;
  readonly keepMine: () => Promise<void>;
}

/** One file of a change with its past, saved as it is edited. @param begun its text when it was opened */
export const useLayoutDocument = (
  change: Change,
  file: string,
  begun: string,
  onChange: (change: Change) => void,
): LayoutDocument => {
  const [history, setHistory] = useState(() => beginHistory(begun));
  const [saver] = useState(() =>
    createDocumentSaver({
      version: documentIn(change, file)?.version ?? null,
      save: (text, version) =>
        callStudio(saveDocument, {
          params: { change: change.id },
          body: { file, version, text },
        }),
      versionIn: (saved) => documentIn(saved, file)?.version ?? null,
      onSaved: onChange,
    }),
  );
  const saving = useSyncExternalStore(saver.subscribe, saver.getState);
  useEffect(() => {
    const retry = () => void saver.flush();
    addEventListener('online', retry);
    return () => {
      removeEventListener('online', retry);
      void saver.flush();
      saver.close();
    };
  }, [saver]);
  const go = useCallback(
    (next: typeof history) => {
      setHistory(next);
      saver.edit(next.text);
    },
    [saver],
  );
  const theirs = useCallback(async () => {
    const now = await callStudio(readChange, { params: { change: change.id } });
    const document = documentIn(now, file);
    return { now, version: document?.version ?? null, text: document?.text ?? begun, document };
  }, [change.id, file, begun]);
  const saved = documentIn(change, file);
  return {
    text: history.text,
    saving,
    undoable: history.past.length,
    redoable: history.future.length,
    behind: saved && saved.version > (saver.getVersion() ?? 0) ? saved.editedBy.name : null,
    write: (text, subject) => {
      if (text !== history.text) go(remember(history, text, subject));
    },
    undo: () => {
      if (history.past.length > 0) go(undo(history));
    },
    redo: () => {
      if (history.future.length > 0) go(redo(history));
    },
    retry: () => void saver.flush(),
    readTheirs: async () => {
      const { text, document } = await theirs();
      return { text, by: document?.editedBy.name ?? 'somebody' };
    },
    takeTheirs: async () => {
      const { now, version, text } = await theirs();
      setHistory(remember(history, text));
      saver.goOnFrom(version, null);
      onChange(now);
    },
    keepMine: async () => {
      const { version } = await theirs();
      saver.goOnFrom(version, history.text);
    },
  };
};
