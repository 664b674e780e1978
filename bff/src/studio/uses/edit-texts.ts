import type { DocumentRow } from '@broadsheet/publishing/describe-change';
import type { FileText } from './list-uses.ts';
import { type ContentSources, textInChange } from './text-in-change.ts';

/** Every file of a change, or live, that an edit of its text changes. @param edit returns the text with the edit */
export const editTexts = (
  sources: ContentSources,
  documents: readonly Pick<DocumentRow, 'file' | 'text'>[],
  edit: (content: FileText) => string,
): readonly FileText[] => {
  const names = new Set([...sources.files, ...documents].map(({ file }) => file));
  return [...names].flatMap((file) => {
    const text = textInChange(sources, documents, file);
    if (text === null) return [];
    const edited = edit({ file, text });
    return edited === text ? [] : [{ file, text: edited }];
  });
};
