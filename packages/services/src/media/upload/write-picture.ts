import { PICTURE_CROP_PX, PICTURE_SIDE_MAX_PX } from '@broadsheet/contract/constants';
import { AppError } from '@broadsheet/contract/errors';
import { brokenPicture, openPicture } from './open-picture.ts';

/** A square of a picture as people see it, px. */
export interface Crop {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

const QUALITY = 82;

const requireWithin = ({ x, y, size }: Crop, width: number, height: number): void => {
  if (x + size <= width && y + size <= height) return;
  const message = `must lie within ${width} by ${height}`;
  throw new AppError('VALIDATION', { details: [{ path: 'body/size', message }] });
};

/**
 * Encodes a picture again as WebP: upright, and without any metadata. Uses the crop, or else the whole. Throws
 * FILE_WRONG_TYPE, FILE_BROKEN, PICTURE_TOO_LARGE, and VALIDATION for a crop outside it.
 */
export const writePicture = async (bytes: Buffer, crop: Crop | null): Promise<Buffer> => {
  const { upright, width, height } = await openPicture(bytes);
  if (crop) requireWithin(crop, width, height);
  const cropped = crop
    ? upright
        .extract({ left: crop.x, top: crop.y, width: crop.size, height: crop.size })
        .resize(PICTURE_CROP_PX, PICTURE_CROP_PX)
    : upright.resize(PICTURE_SIDE_MAX_PX, PICTURE_SIDE_MAX_PX, {
        fit: 'inside',
        withoutEnlargement: true,
      });
  return cropped
    .webp({ quality: QUALITY })
    .toBuffer()
    .catch((cause: unknown) => {
      throw brokenPicture(cause);
    });
};
