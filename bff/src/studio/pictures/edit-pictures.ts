import type { ContentReading } from '@broadsheet/content-store/content-reader';
import { AppError } from '@broadsheet/contract/errors';
import { altFault, PICTURES_FILE, type Pictures } from '@broadsheet/contract/pictures';
import type { describePicture } from '@broadsheet/contract/studio/picture-calls';
import type { StudioBody } from '@broadsheet/contract/studio/studio-call';
import type { DocumentRow } from '@broadsheet/publishing/describe-change';
import { readDescriptions } from './list-pictures.ts';
import type { FileText } from './picture-uses.ts';
import { type Replacement, replaceInText } from './replace-in-text.ts';

type Sources = Pick<ContentReading, 'files' | 'beneath'>;

export const refuse = (path: string, message: string): never => {
  throw new AppError('VALIDATION', { details: [{ path, message }] });
};

/** The text of a file in a change: its own, or the live one. Null where there is none. */
export const textInChange = (
  { files, beneath }: Sources,
  documents: readonly Pick<DocumentRow, 'file' | 'text'>[],
  file: string,
): string | null => {
  const edited = documents.find((each) => each.file === file);
  if (!edited) return files.find((each) => each.file === file)?.text ?? null;
  // A draft that takes the published text away: the file is live again.
  return edited.text ?? beneath.find((each) => each.file === file)?.text ?? null;
};

const ALT_ADVICE = {
  empty: 'Say what the picture shows, for people who cannot see it.',
  'file name': 'Say what the picture shows. The name of a file does not.',
} as const;

/** Throws VALIDATION for an alternative text that says nothing. */
export const requireAlt = (path: string, alt: string): void => {
  const fault = altFault(alt);
  if (fault !== null) refuse(path, ALT_ADVICE[fault]);
};

/** The descriptions in a text of `layouts/pictures.json`. Throws VALIDATION where it cannot be read: all would be lost. */
export const requireDescriptions = (text: string | null): Pictures =>
  readDescriptions(text) ??
  refuse(
    'change',
    'The descriptions of the pictures have a fault and cannot be read, so nothing was saved. Ask a developer to correct them.',
  );

/** The text of `layouts/pictures.json` with an edit of one picture. */
export const editDescription = (
  before: Pictures,
  digest: string,
  { description, archived }: Omit<StudioBody<typeof describePicture>, 'change'>,
): string => {
  const others = (before.archived ?? []).filter((each) => each !== digest);
  const isArchived = archived ?? before.archived?.includes(digest) ?? false;
  const list = isArchived ? [...others, digest] : others;
  const pictures = description
    ? { ...before.pictures, [digest]: description }
    : { ...before.pictures };
  const edited = {
    $schema: './schema/pictures.schema.json',
    pictures,
    ...(list.length > 0 && { archived: list }),
  };
  return `${JSON.stringify(edited, null, 2)}\n`;
};

/** Every file of a change, or live, that shows the replaced picture, with the other one in its stead. */
export const replaceInChange = (
  sources: Sources,
  documents: readonly Pick<DocumentRow, 'file' | 'text'>[],
  replacement: Replacement,
): readonly FileText[] => {
  const names = new Set([...sources.files, ...documents].map(({ file }) => file));
  return [...names].flatMap((file) => {
    const text = textInChange(sources, documents, file);
    if (text === null || file === PICTURES_FILE) return [];
    const replaced = replaceInText({ file, text }, replacement);
    return replaced === text ? [] : [{ file, text: replaced }];
  });
};
