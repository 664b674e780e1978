import {
  EMPLOYER_PICTURES,
  type EmployerPicture,
} from '@broadsheet/contract/entities/staff-employer';
import { AppError } from '@broadsheet/contract/errors';
import { IMAGE_BYTES_MAX } from '@broadsheet/contract/media';
import { cropOf, croppedSize, type Focus, type Size } from '@broadsheet/contract/picture-crop';
import sharp, { type Sharp } from 'sharp';
import { brokenPicture, type OpenedPicture, openPicture } from '../upload/open-picture.ts';

/** Best first. A smaller picture looks better than one with strong artefacts. */
const ATTEMPTS = [1, 0.75, 0.5, 0.35].flatMap((scale) =>
  [82, 70, 58, 46].map((quality) => ({ scale, quality })),
);
const NOTHING = { r: 0, g: 0, b: 0, alpha: 0 };

/** The whole logo in a square, which is transparent beside it. It is not enlarged. */
const fitLogo = ({ upright, width, height }: OpenedPicture, maxSize: Size): Sharp => {
  const side = Math.min(maxSize.width, Math.max(width, height));
  return upright.resize(side, side, { fit: 'contain', background: NOTHING });
};

const cropCover = ({ upright, ...size }: OpenedPicture, maxSize: Size, focus: Focus): Sharp => {
  const crop = cropOf(size, maxSize, focus);
  const [width, height] = [Math.floor(crop.width), Math.floor(crop.height)];
  const scaled = croppedSize(crop, maxSize);
  return upright
    .extract({ left: Math.floor(crop.x), top: Math.floor(crop.y), width, height })
    .resize(scaled.width, scaled.height, { fit: 'fill' });
};

const encodeWithin = async (
  pixels: Buffer,
  raw: Size & { readonly channels: 1 | 2 | 3 | 4 },
): Promise<Buffer> => {
  for (const { scale, quality } of ATTEMPTS) {
    const width = Math.max(1, Math.round(raw.width * scale));
    const height = Math.max(1, Math.round(raw.height * scale));
    const webp = await sharp(pixels, { raw })
      .resize(width, height, { fit: 'fill' })
      .webp({ quality })
      .toBuffer();
    if (webp.length <= IMAGE_BYTES_MAX) return webp;
  }
  throw new AppError('PICTURE_TOO_LARGE');
};

/**
 * Makes the logo or cover that pages show: a WebP image of at most IMAGE_BYTES_MAX bytes, upright, in sRGB, without
 * metadata. Throws FILE_WRONG_TYPE, FILE_BROKEN, PICTURE_TOO_LARGE and PICTURE_TOO_SMALL.
 */
export const renderPicture = async (
  bytes: Buffer,
  picture: EmployerPicture,
  focus: Focus,
): Promise<Buffer> => {
  const opened = await openPicture(bytes);
  const { minSize, maxSize } = EMPLOYER_PICTURES[picture];
  if (opened.width < minSize.width || opened.height < minSize.height)
    throw new AppError('PICTURE_TOO_SMALL');
  const framed = picture === 'logo' ? fitLogo(opened, maxSize) : cropCover(opened, maxSize, focus);
  const { data, info } = await framed
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
    .catch((cause: unknown) => {
      throw brokenPicture(cause);
    });
  const { width, height, channels } = info;
  return encodeWithin(data, { width, height, channels });
};
