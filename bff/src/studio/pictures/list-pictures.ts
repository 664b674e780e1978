import type { ContentFile } from '@broadsheet/content-store/read-content-files';
import { rememberLast } from '@broadsheet/content-store/remember-last';
import { readPictures } from '@broadsheet/content-store/validate-pictures';
import type { BlockDefinitions } from '@broadsheet/contract/block-definition';
import { addressOfImage } from '@broadsheet/contract/media';
import { NO_PICTURES, PICTURES_FILE, type Pictures } from '@broadsheet/contract/pictures';
import type { PictureUse, StudioPicture } from '@broadsheet/contract/studio/picture-calls';
import type { ImageFacts } from '@broadsheet/publishing/images';
import type { OpenDocument } from '@broadsheet/publishing/list-changes';
import { listUses } from './picture-uses.ts';

/** What is known of a picture beside its description and uses. */
export type PictureFacts = Omit<ImageFacts, 'uploadedAt'> & { readonly uploadedAt: Date | null };

/** Where each picture is used, by its digest. */
export interface PictureUses {
  readonly live: ReadonlyMap<string, readonly PictureUse[]>;
  readonly drafts: ReadonlyMap<string, StudioPicture['drafts']>;
}

/** The descriptions in a text of `layouts/pictures.json`; undefined where it cannot be read. */
export const readDescriptions = (text: string | null): Pictures | undefined => {
  if (text === null) return NO_PICTURES;
  const { written } = readPictures(PICTURES_FILE, text);
  return written === NO_PICTURES ? undefined : written;
};

const usesOfFile = rememberLast(({ file, text }: ContentFile, definitions: BlockDefinitions) =>
  text === null ? [] : listUses({ file, text }, definitions),
);

/** Collects the uses of all pictures in the live content and in open changes. */
export const collectUses = (
  files: readonly ContentFile[],
  documents: readonly OpenDocument[],
  definitions: BlockDefinitions,
): PictureUses => {
  const live = new Map<string, PictureUse[]>();
  for (const file of files)
    for (const { digest, use } of usesOfFile(file, definitions))
      live.set(digest, [...(live.get(digest) ?? []), use]);
  const drafts = new Map<string, { id: string; title: string; uses: PictureUse[] }[]>();
  for (const { change: id, title, file, text } of documents)
    for (const { digest, use } of listUses({ file, text }, definitions)) {
      const known = drafts.get(digest) ?? [];
      const own = known.find((each) => each.id === id);
      if (own) own.uses.push(use);
      else drafts.set(digest, [...known, { id, title, uses: [use] }]);
    }
  return { live, drafts };
};

/** One picture as the library shows it. */
export const describeOne = (
  { digest, width, height, bytes, uploadedAt }: PictureFacts,
  { pictures, archived = [] }: Pictures,
  uses: PictureUses,
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
