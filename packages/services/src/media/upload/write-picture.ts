import {
  PICTURE_CROP_PX,
  PICTURE_PIXELS_MAX,
  PICTURE_PIXELS_MAX_PROGRESSIVE,
  PICTURE_SIDE_MAX_PX,
} from '@broadsheet/contract/constants';
import { AppError } from '@broadsheet/contract/errors';
import sharp from 'sharp';

/** A square of a picture as people see it, px. */
export interface Crop {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

const TAKEN: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp']);
const JPEG = Buffer.from('ffd8ff', 'hex');
const PNG = Buffer.from('89504e470d0a1a0a', 'hex');
const QUALITY = 82;

// One picture is processed at a time: a cache of libvips would only use memory.
sharp.cache(false);
sharp.concurrency(1);

const isTaken = (bytes: Buffer): boolean =>
  [JPEG, PNG].some((mark) => bytes.subarray(0, mark.length).equals(mark)) ||
  /^RIFF[\s\S]{4}WEBP/.test(bytes.toString('latin1', 0, 12));

const broken = (cause: unknown) => new AppError('FILE_BROKEN', { cause });

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
  if (!isTaken(bytes)) throw new AppError('FILE_WRONG_TYPE');
  // Reads only the header, whatever size it declares.
  const seen = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch((cause: unknown) => {
      throw broken(cause);
    });
  if (!TAKEN.has(seen.format)) throw new AppError('FILE_WRONG_TYPE');
  const max = seen.isProgressive ? PICTURE_PIXELS_MAX_PROGRESSIVE : PICTURE_PIXELS_MAX;
  if (seen.width * seen.height > max) throw new AppError('PICTURE_TOO_LARGE');
  const { width, height } = seen.autoOrient;
  if (crop) requireWithin(crop, width, height);
  const upright = sharp(bytes, {
    limitInputPixels: PICTURE_PIXELS_MAX,
    failOn: 'error',
    sequentialRead: true,
  }).autoOrient();
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
      throw broken(cause);
    });
};
