import {
  OFFICE_PICTURES_MAX,
  type OfficePicture,
} from '@broadsheet/contract/entities/office-picture';
import { AppError } from '@broadsheet/contract/errors';

type Pictures = readonly OfficePicture[];

/** With a picture at the end, or with a new one in place of that of the same address. Throws OFFICE_PICTURES_FULL. */
export const addPicture = (pictures: Pictures, added: OfficePicture): Pictures => {
  if (pictures.some(({ address }) => address === added.address))
    return pictures.map((each) => (each.address === added.address ? added : each));
  if (pictures.length >= OFFICE_PICTURES_MAX) throw new AppError('OFFICE_PICTURES_FULL');
  return [...pictures, added];
};

export interface PictureChange {
  readonly address: string;
  readonly alt?: string;
  /** 1 is the first; a higher one than there are is the last. */
  readonly position?: number;
}

/** With one of them described or moved; the others keep their order. Throws OFFICE_PICTURE_NOT_FOUND. */
export const changePicture = (pictures: Pictures, change: PictureChange): Pictures => {
  const from = pictures.findIndex(({ address }) => address === change.address);
  const known = pictures[from];
  if (!known) throw new AppError('OFFICE_PICTURE_NOT_FOUND');
  const others = pictures.toSpliced(from, 1);
  const to = change.position === undefined ? from : change.position - 1;
  return others.toSpliced(to, 0, { ...known, alt: change.alt ?? known.alt });
};

export const removePicture = (pictures: Pictures, address: string): Pictures =>
  pictures.filter((each) => each.address !== address);
