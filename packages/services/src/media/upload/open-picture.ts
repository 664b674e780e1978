import { PICTURE_PIXELS_MAX, PICTURE_PIXELS_MAX_IN_MEMORY } from '@broadsheet/contract/constants';
import { AppError } from '@broadsheet/contract/errors';
import type { Size } from '@broadsheet/contract/picture-crop';
import sharp, { type Sharp } from 'sharp';

/** A picture that has not been decoded yet, turned upright, and its size as people see it. */
export interface OpenedPicture extends Size {
  readonly upright: Sharp;
}

const TAKEN: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp']);
const JPEG = Buffer.from('ffd8ff', 'hex');
const PNG = Buffer.from('89504e470d0a1a0a', 'hex');

// One picture is processed at a time: a cache of libvips would only use memory.
sharp.cache(false);
sharp.concurrency(1);

const isTaken = (bytes: Buffer): boolean =>
  [JPEG, PNG].some((mark) => bytes.subarray(0, mark.length).equals(mark)) ||
  /^RIFF[\s\S]{4}WEBP/.test(bytes.toString('latin1', 0, 12));

/** The error of a picture that cannot be decoded. */
export const brokenPicture = (cause: unknown) => new AppError('FILE_BROKEN', { cause });

/**
 * Reads the header of a JPEG, PNG or WebP picture by its bytes. Throws FILE_WRONG_TYPE, FILE_BROKEN, and
 * PICTURE_TOO_LARGE for more pixels than may be decoded.
 */
export const openPicture = async (bytes: Buffer): Promise<OpenedPicture> => {
  if (!isTaken(bytes)) throw new AppError('FILE_WRONG_TYPE');
  // Reads only the header, whatever size it declares.
  const seen = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch((cause: unknown) => {
      throw brokenPicture(cause);
    });
  if (!TAKEN.has(seen.format)) throw new AppError('FILE_WRONG_TYPE');
  const isInMemory = seen.isProgressive || seen.format === 'webp';
  const max = isInMemory ? PICTURE_PIXELS_MAX_IN_MEMORY : PICTURE_PIXELS_MAX;
  if (seen.width * seen.height > max) throw new AppError('PICTURE_TOO_LARGE');
  const upright = sharp(bytes, {
    limitInputPixels: PICTURE_PIXELS_MAX,
    failOn: 'error',
    sequentialRead: true,
  }).autoOrient();
  return { upright, width: seen.autoOrient.width, height: seen.autoOrient.height };
};
