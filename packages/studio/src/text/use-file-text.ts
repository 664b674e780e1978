import type { Change } from '@broadsheet/contract/studio/change';
import { listFiles, readFile } from '@broadsheet/contract/studio/content-calls';
import { findDocument } from '../changes/versioned-document.ts';
import { useCall } from '../data/use-call.ts';
import type { SavedText } from './use-saved-text.ts';

const NEW_FILE: SavedText = { text: '', version: null };

/** The text of a file in a draft: the draft's own, else the live one, else empty. */
export const useFileText = (change: Change, file: string) => {
  const document = findDocument(change, file);
  const files = useCall(listFiles, document ? null : {});
  const isLive = files.data?.items.some((each) => each.file === file);
  const live = useCall(readFile, !document && isLive ? { query: { file } } : null);
  const saved: SavedText | undefined = document
    ? { text: document.text ?? '', version: document.version }
    : isLive === false
      ? NEW_FILE
      : live.data && { text: live.data.text, version: null };
  return { saved, files, live, isLive };
};
