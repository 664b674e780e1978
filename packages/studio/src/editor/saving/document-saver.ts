import type { Change } from '@broadsheet/contract/studio/change';
import { isVersionConflict, StudioError } from '../../api/studio-error.ts';
import type { VersionedDocument } from '../../changes/versioned-document.ts';

export const SAVE_AFTER_MS = 400;
/** A browser that lost its connection for a moment does not always tell when it is back. */
export const RETRY_AFTER_MS = 5_000;

/** The save state of an edited file. */
export type Saving =
  | { readonly kind: 'saved' }
  | { readonly kind: 'waiting' }
  | { readonly kind: 'saving' }
  /** Held in memory until the network is back. */
  | { readonly kind: 'offline' }
  /** Someone else has saved: nothing was overwritten. */
  | { readonly kind: 'moved' }
  | { readonly kind: 'refused'; readonly message: string };

export interface DocumentSaver {
  readonly edit: (text: string) => void;
  /** Saves pending edits now, and retries refused ones. */
  readonly flush: () => Promise<void>;
  /** Continues from a version that someone else saved; with `text`, saves it over that version. */
  readonly goOnFrom: (version: number | null, text: string | null) => void;
  readonly getState: () => Saving;
  readonly subscribe: (listener: () => void) => () => void;
  readonly close: () => void;
}

interface SaverOptions {
  readonly document: Pick<VersionedDocument, 'save' | 'continueFrom'>;
  /** @param text what was saved */
  readonly onSaved: (change: Change, text: string) => void;
}

const stateOf = (fault: unknown): Saving => {
  if (!(fault instanceof StudioError)) throw fault;
  if (fault.status === 0) return { kind: 'offline' };
  if (isVersionConflict(fault)) return { kind: 'moved' };
  return { kind: 'refused', message: fault.message };
};

/** Saves a text after a pause, one save at a time, each with the version that it is based on. */
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
  const finish = (change: Change, text: string) => {
    become({ kind: waiting === null ? 'saved' : 'waiting' });
    onSaved(change, text);
  };
  const flush = async (): Promise<void> => {
    clearTimeout(timer);
    if (busy || waiting === null) return;
    const text = waiting;
    waiting = null;
    busy = true;
    become({ kind: 'saving' });
    try {
      finish(await document.save(text), text);
    } catch (fault) {
      waiting ??= text;
      become(stateOf(fault));
    } finally {
      busy = false;
    }
    if (state.kind === 'waiting') plan(SAVE_AFTER_MS);
    if (state.kind === 'offline') plan(RETRY_AFTER_MS);
  };
  const plan = (after: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), after);
  };

  return {
    edit: (text) => {
      waiting = text;
      if (state.kind === 'moved') return;
      if (!busy) become({ kind: 'waiting' });
      plan(SAVE_AFTER_MS);
    },
    flush,
    goOnFrom: (theirs, text) => {
      document.continueFrom(theirs);
      waiting = text;
      become({ kind: text === null ? 'saved' : 'waiting' });
      if (text !== null) plan(SAVE_AFTER_MS);
    },
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    close: () => clearTimeout(timer),
  };
};
