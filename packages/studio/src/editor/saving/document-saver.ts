import type { Change } from '@broadsheet/contract/studio/change';
import { isVersionConflict, StudioError } from '../../api/studio-error.ts';
import type { VersionedDocument } from '../../changes/versioned-document.ts';

export const SAVE_AFTER_MS = 400;

/** Of a file that is being edited. */
export type Saving =
  | { readonly kind: 'saved' }
  | { readonly kind: 'waiting' }
  | { readonly kind: 'saving' }
  /** Kept here until the network is back. */
  | { readonly kind: 'offline' }
  /** Somebody saved it since: nothing was overwritten. */
  | { readonly kind: 'moved' }
  | { readonly kind: 'refused'; readonly message: string };

export interface DocumentSaver {
  readonly edit: (text: string) => void;
  /** Saves now what waits, and tries again what was refused. */
  readonly flush: () => Promise<void>;
  /** Goes on from a version that somebody else saved; with `text` it is saved over theirs. */
  readonly goOnFrom: (version: number | null, text: string | null) => void;
  readonly getState: () => Saving;
  readonly subscribe: (listener: () => void) => () => void;
  readonly close: () => void;
}

interface SaverOptions {
  readonly document: Pick<VersionedDocument, 'save' | 'continueFrom'>;
  readonly onSaved: (change: Change) => void;
}

const stateOf = (fault: unknown): Saving => {
  if (!(fault instanceof StudioError)) throw fault;
  if (fault.status === 0) return { kind: 'offline' };
  if (isVersionConflict(fault)) return { kind: 'moved' };
  return { kind: 'refused', message: fault.message };
};

/** Saves a text some time after its last edit, one save at a time, each with the version that it began from. */
export const createDocumentSaver = ({ document, onSaved }: SaverOptions): DocumentSaver => {
  const listeners = new Set<() => void>();
  let state: Saving = { kind: 'saved' };
  let waiting: string | null = null;
  let busy = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const become = (next: Saving) => {
    state = next;
    for (const listener of listeners) listener();
  };
  const finish = (change: Change) => {
    become({ kind: waiting === null ? 'saved' : 'waiting' });
    onSaved(change);
  };
  const flush = async (): Promise<void> => {
    clearTimeout(timer);
    if (busy || waiting === null) return;
    const text = waiting;
    waiting = null;
    busy = true;
    become({ kind: 'saving' });
    try {
      finish(await document.save(text));
    } catch (fault) {
      waiting ??= text;
      become(stateOf(fault));
    } finally {
      busy = false;
    }
    if (state.kind === 'waiting') plan();
  };
  const plan = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), SAVE_AFTER_MS);
  };

  return {
    edit: (text) => {
      waiting = text;
      if (state.kind === 'moved') return;
      if (!busy) become({ kind: 'waiting' });
      plan();
    },
    flush,
    goOnFrom: (theirs, text) => {
      document.continueFrom(theirs);
      waiting = text;
      become({ kind: text === null ? 'saved' : 'waiting' });
      if (text !== null) plan();
    },
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    close: () => clearTimeout(timer),
  };
};
