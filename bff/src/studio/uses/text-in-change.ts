import type { ContentReading } from '@broadsheet/content-store/content-reader';
import type { DocumentRow } from '@broadsheet/publishing/describe-change';

export type ContentSources = Pick<ContentReading, 'files' | 'beneath'>;

/** The text of a file in a change: its own, or the live one. Null where there is none. */
export const textInChange = (
  { files, beneath }: ContentSources,
  documents: readonly Pick<DocumentRow, 'file' | 'text'>[],
  file: string,
): string | null => {
  const edited = documents.find((each) => each.file === file);
  if (!edited) return files.find((each) => each.file === file)?.text ?? null;
  // A draft that takes the published text away: the file is live again.
  return edited.text ?? beneath.find((each) => each.file === file)?.text ?? null;
};
