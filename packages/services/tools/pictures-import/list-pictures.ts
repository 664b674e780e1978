import type { Dirent } from 'node:fs';
import { opendir } from 'node:fs/promises';
import { formatKind, type PictureName, parsePictureName } from './picture-name.ts';
import { DESCRIPTIONS_FILE } from './read-descriptions.ts';
import type { RefusedPicture } from './refused-picture.ts';

export interface PictureFile extends PictureName {
  readonly file: string;
}

export interface PictureListing {
  /** Those of an employer are together: logo, cover, then office pictures by number. */
  readonly pictures: readonly PictureFile[];
  readonly refused: readonly RefusedPicture[];
}

const ORDER = { logo: 0, cover: 1, office: 2 } as const;

const compare = (one: PictureFile, other: PictureFile): number =>
  Number(one.slug > other.slug) - Number(one.slug < other.slug) ||
  ORDER[one.kind] - ORDER[other.kind] ||
  one.number - other.number ||
  Number(one.file > other.file) - Number(one.file < other.file);

const readEntry = (entry: Dirent): PictureFile | { readonly fault: string } => {
  if (entry.isSymbolicLink()) return { fault: 'it is a link; expected the file itself' };
  if (entry.isDirectory()) return { fault: 'it is a folder; expected pictures only' };
  if (!entry.isFile()) return { fault: 'it is no file; expected a picture' };
  const name = parsePictureName(entry.name);
  return 'fault' in name ? name : { ...name, file: entry.name };
};

/** Lists the pictures of a folder by their names, and what else is in it. Hidden files are ignored. */
export const listPictures = async (folder: string): Promise<PictureListing> => {
  const named: PictureFile[] = [];
  const refused: RefusedPicture[] = [];
  for await (const entry of await opendir(folder)) {
    if (entry.name.startsWith('.') || entry.name === DESCRIPTIONS_FILE) continue;
    const picture = readEntry(entry);
    if ('fault' in picture) refused.push({ file: entry.name, reason: picture.fault });
    else named.push(picture);
  }
  const pictures: PictureFile[] = [];
  for (const picture of named.sort(compare)) {
    const last = pictures.at(-1);
    const isSecond = last && last.slug === picture.slug && formatKind(last) === formatKind(picture);
    if (isSecond)
      refused.push({
        file: picture.file,
        reason: `${last.file} is the ${formatKind(last)} of this employer already; expected one file for each picture`,
      });
    else pictures.push(picture);
  }
  return { pictures, refused };
};
