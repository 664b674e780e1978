import type { Change } from '@broadsheet/contract/studio/change';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { findDocument, openVersionedDocument } from '../../changes/versioned-document.ts';
import { type JoinedLayout, joinClean, joinWith } from '../join/join-layouts.ts';
import type { Preference } from '../join/join-values.ts';
import { beginHistory, type History, joinHistory, redo, remember, undo } from '../model/history.ts';
import { createDocumentSaver, type Saving } from './document-saver.ts';
import { storeHistory, takeHistory } from './stored-history.ts';

/** What became of joining two edits. */
export interface Joining {
  /** The name of the other person. */
  readonly by: string;
  /** Parts that both changed, before anybody chose: nothing was joined. Null if the text is no layout. */
  readonly clashes: JoinedLayout['clashes'] | null;
}

export interface LayoutDocument {
  readonly text: string;
  readonly saving: Saving;
  /** The number of edits that can be undone. */
  readonly undoable: number;
  readonly redoable: number;
  /** Who has saved the file since it was read here; null if nobody has. */
  readonly behind: string | null;
  readonly write: (text: string, subject?: string) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly retry: () => void;
  /**
   * Joins the current text with the version that someone else saved. Without a preference, it changes nothing if both
   * changed the same part.
   */
  readonly join: (preference?: Preference) => Promise<Joining>;
  /** Loads the version that someone else saved. */
  readonly readTheirs: () => Promise<{ readonly text: string; readonly by: string }>;
  readonly takeTheirs: () => Promise<void>;
  readonly overwrite: () => Promise<void>;
  /** Continues from the live text, which the current text includes. */
  readonly rebase: () => Promise<void>;
}

/** Stores the history when the page is left. */
const useStoredHistory = (change: string, file: string, history: History): void => {
  const latest = useRef(history);
  latest.current = history;
  useEffect(() => {
    const store = () => storeHistory(change, file, latest.current);
    addEventListener('pagehide', store);
    return () => {
      removeEventListener('pagehide', store);
      store();
    };
  }, [change, file]);
};

/** One file of a change with its undo history, saved while it is edited. @param begun its text when it was opened */
export const useLayoutDocument = (
  change: Change,
  file: string,
  begun: string,
  onChange: (change: Change) => void,
): LayoutDocument => {
  const [history, setHistory] = useState(
    () => takeHistory(change.id, file, begun) ?? beginHistory(begun),
  );
  const [document] = useState(() =>
    openVersionedDocument(change.id, file, findDocument(change, file)?.version ?? null),
  );
  const latest = useRef({ text: begun, saved: begun });
  latest.current.text = history.text;
  const [saver] = useState(() =>
    createDocumentSaver({
      document,
      onSaved: (saved, text) => {
        latest.current.saved = text;
        onChange(saved);
      },
    }),
  );
  const saving = useSyncExternalStore(saver.subscribe, saver.getState);
  useStoredHistory(change.id, file, history);
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
  return {
    text: history.text,
    saving,
    undoable: history.past.length,
    redoable: history.future.length,
    behind: document.findNewer(change)?.editedBy.name ?? null,
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
    join: async (preference) => {
      const { change: newest, document: saved } = await document.readNewest();
      const by = saved?.editedBy.name ?? 'somebody';
      const theirs = saved?.text ?? begun;
      const { text: mine, saved: base } = latest.current;
      const joined = joinWith(file, { base, mine, theirs }, preference);
      if (!joined || (joined.clashes.length > 0 && preference === undefined))
        return { by, clashes: joined?.clashes ?? null };
      setHistory((now) =>
        joinHistory(now, joined, (text) => joinClean(file, { base, mine: text, theirs })),
      );
      latest.current = { text: joined.text, saved: theirs };
      saver.goOnFrom(saved?.version ?? null, joined.text === theirs ? null : joined.text);
      onChange(newest);
      return { by, clashes: [] };
    },
    readTheirs: async () => {
      const { document: theirs } = await document.readNewest();
      return { text: theirs?.text ?? begun, by: theirs?.editedBy.name ?? 'somebody' };
    },
    takeTheirs: async () => {
      const { change: newest, document: theirs } = await document.readNewest();
      setHistory(remember(history, theirs?.text ?? begun));
      latest.current.saved = theirs?.text ?? begun;
      saver.goOnFrom(theirs?.version ?? null, null);
      onChange(newest);
    },
    overwrite: async () => {
      const { document: theirs } = await document.readNewest();
      latest.current.saved = theirs?.text ?? begun;
      saver.goOnFrom(theirs?.version ?? null, history.text);
    },
    rebase: async () => {
      await saver.flush();
      onChange(await document.save(history.text, { rebase: true }));
    },
  };
};
