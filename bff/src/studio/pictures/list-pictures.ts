import { readPictures } from '@broadsheet/content-store/validate-pictures';
import { addressOfImage } from '@broadsheet/contract/media';
import { NO_PICTURES, PICTURES_FILE, type Pictures } from '@broadsheet/contract/pictures';
import type { StudioPicture } from '@broadsheet/contract/studio/picture-calls';
import type { ImageFacts } from '@broadsheet/publishing/images';
import type { ContentUses } from '../uses/collect-uses.ts';

/** What is known of a picture beside its description and uses. */
export type PictureFacts = Omit<ImageFacts, 'uploadedAt'> & { readonly uploadedAt: Date | null };

/** The descriptions in a text of `layouts/pictures.json`; undefined where it cannot be read. */
export const readDescriptions = (text: string | null): Pictures | undefined => {
  if (text === null) return NO_PICTURES;
  const { written } = readPictures(PICTURES_FILE, text);
  return written === NO_PICTURES ? undefined : written;
};

/** One picture as the library shows it. */
export const describeOne = (
  { digest, width, height, bytes, uploadedAt }: PictureFacts,
  { pictures, archived = [] }: Pictures,
  uses: ContentUses,
): StudioPicture => {
  const known = pictures[digest];
  return {
    digest,
    address: addressOfImage(digest),
    name: known?.name ?? null,
    alt: known?.alt ?? null,
    focus: known?.focus ?? null,
    archived: archived.includes(digest),
    width,
    height,
    bytes,
    uploadedAt: uploadedAt?.toISOString() ?? null,
    uses: [...(uses.live.get(digest) ?? [])],
    drafts: [...(uses.drafts.get(digest) ?? [])],
  };
};
