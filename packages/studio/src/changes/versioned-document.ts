import type { Change, ChangeDocument } from '@broadsheet/contract/studio/change';
import { readChange, saveDocument } from '@broadsheet/contract/studio/change-calls';
import { callStudio } from '../api/call-studio.ts';

export const findDocument = ({ documents }: Change, file: string): ChangeDocument | undefined =>
  documents.find((each) => each.file === file);

export interface SaveOptions {
  /** The version to save over: by default the one that was read or saved last. */
  readonly over?: number | null;
  /** Begins the edit anew from what is live now. */
  readonly rebase?: boolean;
}

/** One file of a change, saved with the version that it was read at: nobody overwrites what they have not seen. */
export interface VersionedDocument {
  /** Of what was read or saved last; null where the change did not hold the file. */
  readonly getVersion: () => number | null;
  /** Throws StudioError; `isVersionConflict` says whether somebody else has saved since. The version stays then. */
  readonly save: (text: string, options?: SaveOptions) => Promise<Change>;
  /** Goes on from a version that somebody else saved. */
  readonly continueFrom: (version: number | null) => void;
  /** What the change holds now, without going on from it. */
  readonly readNewest: () => Promise<{
    readonly change: Change;
    readonly document: ChangeDocument | undefined;
  }>;
  /** The document as somebody else has saved it since; undefined where nobody has. */
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
