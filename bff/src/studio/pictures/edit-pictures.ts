import { AppError } from '@broadsheet/contract/errors';
import { altFault, PICTURES_FILE, type Pictures } from '@broadsheet/contract/pictures';
import type { describePicture } from '@broadsheet/contract/studio/picture-calls';
import type { StudioBody } from '@broadsheet/contract/studio/studio-call';
import type { DocumentRow } from '@broadsheet/publishing/describe-change';
import { editTexts } from '../uses/edit-texts.ts';
import type { FileText } from '../uses/list-uses.ts';
import type { ContentSources } from '../uses/text-in-change.ts';
import { readDescriptions } from './list-pictures.ts';
import { type Replacement, replaceInText } from './replace-in-text.ts';

export const refuse = (path: string, message: string): never => {
  throw new AppError('VALIDATION', { details: [{ path, message }] });
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
  sources: ContentSources,
  documents: readonly Pick<DocumentRow, 'file' | 'text'>[],
  replacement: Replacement,
): readonly FileText[] =>
  editTexts(sources, documents, (content) =>
    content.file === PICTURES_FILE ? content.text : replaceInText(content, replacement),
  );
