import type { Change, ChangeDocument } from '@broadsheet/contract/studio/change';
import { readChange, saveDocument } from '@broadsheet/contract/studio/change-calls';
import { callStudio } from '../api/call-studio.ts';

export const findDocument = ({ documents }: Change, file: string): ChangeDocument | undefined =>
  documents.find((each) => each.file === file);

export interface SaveOptions {
  /** The version to overwrite; by default the one that was read or saved last. */
  readonly over?: number | null;
  /** Restarts the edit from the live version. */
  readonly rebase?: boolean;
}

/**
 * One file of a change. A save sends the version that was read, so nobody overwrites a version that they have not seen.
 */
export interface VersionedDocument {
  /** The version that was read or saved last; null if the change did not contain the file. */
  readonly getVersion: () => number | null;
  /** Throws StudioError; `isVersionConflict` is true if someone else has saved since. The version then stays. */
  readonly save: (text: string, options?: SaveOptions) => Promise<Change>;
  /** Continues from a version that someone else saved. */
  readonly continueFrom: (version: number | null) => void;
  /** Reads the current content of the change, without continuing from it. */
  readonly readNewest: () => Promise<{
    readonly change: Change;
    readonly document: ChangeDocument | undefined;
  }>;
  /** Finds a newer version that someone else saved; undefined if there is none. */
  readonly findNewer: (change: Change) => ChangeDocument | undefined;
}

/** @param read the version that is edited */
export const openVersionedDocument = (
  changeId: string,
  file: string,
  read: number | null,
): VersionedDocument => {
  const params = { change: changeId };
  let version = read;
  return {
    getVersion: () => version,
    save: async (text, { over = version, rebase } = {}) => {
      const body = { file, version: over, text, ...(rebase ? { rebase } : {}) };
      const change = await callStudio(saveDocument, { params, body });
      version = findDocument(change, file)?.version ?? null;
      return change;
    },
    continueFrom: (theirs) => {
      version = theirs;
    },
    readNewest: async () => {
      const change = await callStudio(readChange, { params });
      return { change, document: findDocument(change, file) };
    },
    findNewer: (change) => {
      const document = findDocument(change, file);
      return document && document.version > (version ?? 0) ? document : undefined;
    },
  };
};
