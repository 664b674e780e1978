import type { OfficePicture } from '@broadsheet/contract/entities/office-picture';
import type { EmployerPicture } from '@broadsheet/contract/entities/staff-employer';
import { AppError } from '@broadsheet/contract/errors';
import { addressOfImage } from '@broadsheet/contract/media';
import { narrowPictureOf, type RenderedImage } from './render-picture.ts';

/** A logo or a cover as the services assign it. */
export const assignmentOf = (picture: EmployerPicture, rendered: RenderedImage) => {
  const { image, colour } = rendered;
  const narrow = narrowPictureOf(rendered);
  return {
    address: addressOfImage(image.digest),
    ...(colour && { colour }),
    ...(picture === 'cover' && narrow && { sizes: { width: image.width, narrow } }),
  };
};

/** An office picture as the services list it. Throws BAD_GATEWAY without the colour. */
export const officePictureOf = (alt: string, rendered: RenderedImage): OfficePicture => {
  const { image, colour } = rendered;
  if (!colour) throw new AppError('BAD_GATEWAY', { cause: new Error('the picture has no colour') });
  const narrow = narrowPictureOf(rendered);
  const { digest, width, height } = image;
  return { address: addressOfImage(digest), alt, width, height, colour, ...(narrow && { narrow }) };
};

/** True where another picture would be one too many; one that is there already gets a new text. */
export const isFull = (
  pictures: readonly OfficePicture[],
  { address }: OfficePicture,
  max: number,
): boolean => pictures.length >= max && !pictures.some((each) => each.address === address);
