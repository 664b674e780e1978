import { fileHref, type MediaFile, type MediaType } from '@broadsheet/contract/calls/media';
import { MEDIA_KINDS } from '@broadsheet/contract/constants';
import type { Selectable } from 'kysely';
import type { MediaFilesTable } from '../platform/database/tables/media.ts';

const NAME_MAX = 100;

/** The owner's name for the file, with the detected extension; without folders and invisible letters. */
export const cleanName = (given: string, mediaType: MediaType, extension: string): string => {
  const last = given.split(/[/\\]/).at(-1) ?? '';
  const stem = last
    .replace(/\p{C}/gu, '')
    .replace(/\.[^.]*$/, '')
    .trim();
  const letters = [...stem].slice(0, NAME_MAX).join('');
  return `${letters === '' ? MEDIA_KINDS[mediaType].label : letters}.${extension}`;
};

export const toMediaFile = (
  row: Pick<Selectable<MediaFilesTable>, 'id' | 'media_type' | 'name' | 'bytes' | 'uploaded_at'>,
): MediaFile => ({
  mediaType: row.media_type,
  url: fileHref(row.id),
  name: row.name,
  bytes: row.bytes,
  uploadedAt: row.uploaded_at.toISOString(),
});
