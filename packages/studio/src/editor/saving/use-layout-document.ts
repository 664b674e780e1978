import type { Change } from '@broadsheet/contract/studio/change';
import {
  type Dispatch,
  type RefObject,
  type SetStateAction,
  useCallback,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import {
  findDocument,
  openVersionedDocument,
  type VersionedDocument,
} from '../../changes/versioned-document.ts';
import { type JoinedLayout, joinClean } from '../join/join-layouts.ts';
import { type Choice, joinNewest } from '../join/join-newest.ts';
import { beginHistory, type History, joinHistory, remember } from '../model/history.ts';
import { createDocumentSaver, type DocumentSaver, type Saving } from './document-saver.ts';
import { createSteps } from './document-steps.ts';
import { storeHistory, takeHistory } from './stored-history.ts';
import { useProposal } from './use-proposal.ts';

/** What became of joining two edits. */
export interface Joining {
  /** The name of the other person; null if nobody else has a newer text. */
  readonly by: string | null;
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
  /** True while the text is a proposal that nobody has accepted: it is not saved. */
  readonly isProposed: boolean;
  /**
   * Shows another text as a step that can be undone. It is saved with the next edit, and lost without one. Nothing is shown
   * while edits wait to be saved, or somebody else's are to be joined.
   */
  readonly propose: (text: string) => void;
  readonly acceptProposal: () => void;
  readonly write: (text: string, subject?: string) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly retry: () => void;
  /**
   * Joins the current text with the version that someone else saved. It changes nothing if both changed a part about
   * which the choice says nothing.
   */
  readonly join: (choice?: Choice) => Promise<Joining>;
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

/** The text of the editor, as it was saved last, and as it was sent last. */
type Texts = Parameters<typeof joinNewest>[1];

/** Saves the text while it is edited, when the network is back, and when the editor is left. */
const useSaver = (
  document: VersionedDocument,
  latest: RefObject<Texts>,
  onChange: (change: Change) => void,
): DocumentSaver => {
  const [saver] = useState(() =>
    createDocumentSaver({
      document: {
        continueFrom: document.continueFrom,
        save: (text) => {
          latest.current = { ...latest.current, sent: text };
          return document.save(text);
        },
      },
      onSaved: (saved, text) => {
        latest.current = { ...latest.current, saved: text };
        onChange(saved);
      },
    }),
  );
  useEffect(() => {
    const retry = () => void saver.flush();
    addEventListener('online', retry);
    return () => {
      removeEventListener('online', retry);
      void saver.flush();
      saver.close();
    };
  }, [saver]);
  return saver;
};

interface VersionDeps {
  readonly document: VersionedDocument;
  readonly saver: DocumentSaver;
  readonly latest: RefObject<Texts>;
  readonly setHistory: Dispatch<SetStateAction<History>>;
  readonly onChange: (change: Change) => void;
}

/** Takes one version as a whole, where two edits cannot be joined. */
const chooseVersion = ({ document, saver, latest, setHistory, onChange }: VersionDeps) => {
  const readNewest = async () => {
    const { change, document: theirs } = await document.readNewest();
    const text = theirs?.text ?? latest.current.saved;
    return {
      change,
      text,
      by: theirs?.editedBy.name ?? 'somebody',
      version: theirs?.version ?? null,
    };
  };
  return {
    readTheirs: readNewest,
    takeTheirs: async () => {
      const { change, text, version } = await readNewest();
      setHistory((now) => remember(now, text));
      latest.current = { ...latest.current, saved: text };
      saver.goOnFrom(version, null);
      onChange(change);
    },
    overwrite: async () => {
      const { text, version } = await readNewest();
      latest.current = { ...latest.current, saved: text };
      saver.goOnFrom(version, latest.current.text);
    },
  };
};

/** Joins the text with the newest saved one. */
const joinTheirs = async (
  { document, saver, latest, setHistory, onChange }: VersionDeps,
  file: string,
  choice?: Choice,
): Promise<Joining> => {
  const { change, document: newest } = await document.readNewest();
  const joining = joinNewest(file, latest.current, newest ?? null, choice);
  const { joined, base, theirs, by } = joining;
  if (!joined) return { by, clashes: joining.clashes };
  setHistory((now) =>
    joinHistory(now, joined, (text) => joinClean(file, { base, mine: text, theirs })),
  );
  latest.current = { text: joined.text, saved: theirs, sent: theirs };
  saver.goOnFrom(newest?.version ?? null, joined.text === newest?.text ? null : joined.text);
  onChange(change);
  return { by, clashes: [] };
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
  const latest = useRef({ text: begun, saved: begun, sent: begun });
  latest.current = { ...latest.current, text: history.text };
  const saver = useSaver(document, latest, onChange);
  const saving = useSyncExternalStore(saver.subscribe, saver.getState);
  const proposal = useProposal(history, setHistory);
  const { end } = proposal;
  useStoredHistory(change.id, file, proposal.accepted);
  const joins = useRef(0);
  const behind = document.findNewer(change)?.editedBy.name ?? null;
  const canPropose = () =>
    behind === null && joins.current === 0 && saver.getState().kind === 'saved';
  const edit = useCallback(
    (next: History) => {
      end();
      setHistory(next);
      saver.edit(next.text);
    },
    [saver, end],
  );
  const withdraw = () => {
    proposal.withdraw();
    latest.current = { ...latest.current, text: latest.current.saved };
  };
  const deps = { document, saver, latest, setHistory, onChange };
  return {
    text: history.text,
    saving,
    behind,
    ...createSteps({ history, proposal, canPropose, edit, withdraw }),
    retry: () => void saver.flush(),
    join: async (choice) => {
      if (proposal.isOpen) withdraw();
      joins.current += 1;
      try {
        return await joinTheirs(deps, file, choice);
      } finally {
        joins.current -= 1;
      }
    },
    ...chooseVersion(deps),
    rebase: async () => {
      await saver.flush();
      onChange(await document.save(history.text, { rebase: true }));
    },
  };
};
