import { RENDERED_PICTURES, type RenderedKind } from '@broadsheet/contract/entities/portrait';
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

const crop = ({ upright, ...size }: OpenedPicture, maxSize: Size, focus: Focus): Sharp => {
  const part = cropOf(size, maxSize, focus);
  const [width, height] = [Math.floor(part.width), Math.floor(part.height)];
  const scaled = croppedSize(part, maxSize);
  return upright
    .extract({ left: Math.floor(part.x), top: Math.floor(part.y), width, height })
    .resize(scaled.width, scaled.height, { fit: 'fill' });
};

type Raw = Size & { readonly channels: 1 | 2 | 3 | 4 };

export interface EncodedPicture extends Size {
  readonly webp: Buffer;
}

/** Scales all of the pixels: nothing is cropped. */
const encodeAt = async (
  pixels: Buffer,
  raw: Raw,
  scale: number,
  quality: number,
): Promise<EncodedPicture> => {
  const width = Math.max(1, Math.round(raw.width * scale));
  const height = Math.max(1, Math.round(raw.height * scale));
  const webp = await sharp(pixels, { raw })
    .resize(width, height, { fit: 'fill' })
    .webp({ quality })
    .toBuffer();
  return { webp, width, height };
};

const encodeWithin = async (pixels: Buffer, raw: Raw) => {
  for (const { scale, quality } of ATTEMPTS) {
    const encoded = await encodeAt(pixels, raw, scale, quality);
    if (encoded.webp.length <= IMAGE_BYTES_MAX) return { encoded, quality };
  }
  throw new AppError('PICTURE_TOO_LARGE');
};

/** The narrow version, of the same quality; null where the picture is not wider, or not heavier. */
const encodeNarrow = async (
  pixels: Buffer,
  raw: Raw,
  wide: { readonly encoded: EncodedPicture; readonly quality: number },
  width: number | null,
): Promise<EncodedPicture | null> => {
  if (width === null || wide.encoded.width <= width) return null;
  const narrow = await encodeAt(pixels, raw, width / raw.width, wide.quality);
  return narrow.webp.length < wide.encoded.webp.length ? narrow : null;
};

export interface RenderedPicture extends EncodedPicture {
  /** The most frequent colour, as #rrggbb. */
  readonly colour: string;
  readonly narrow: EncodedPicture | null;
}

const findColour = async (pixels: Buffer, raw: Raw): Promise<string> => {
  const { dominant } = await sharp(pixels, { raw }).stats();
  const channels = [dominant.r, dominant.g, dominant.b];
  return `#${channels.map((each) => each.toString(16).padStart(2, '0')).join('')}`;
};

/** Initials are below a portrait: it has a background. */
const frame = (opened: OpenedPicture, picture: RenderedKind, focus: Focus): Sharp => {
  const { maxSize } = RENDERED_PICTURES[picture];
  if (picture === 'logo') return fitLogo(opened, maxSize);
  const cropped = crop(opened, maxSize, focus);
  return picture === 'portrait' ? cropped.flatten({ background: '#ffffff' }) : cropped;
};

/**
 * Makes the logo, cover, office picture or portrait that pages show, and its narrow version: WebP images of at most IMAGE_BYTES_MAX
 * bytes, upright, in sRGB, without metadata. Throws FILE_WRONG_TYPE, FILE_BROKEN, PICTURE_TOO_LARGE and PICTURE_TOO_SMALL.
 */
export const renderPicture = async (
  bytes: Buffer,
  picture: RenderedKind,
  focus: Focus,
): Promise<RenderedPicture> => {
  const opened = await openPicture(bytes);
  const { minSize, narrowWidth } = RENDERED_PICTURES[picture];
  if (opened.width < minSize.width || opened.height < minSize.height)
    throw new AppError('PICTURE_TOO_SMALL');
  const framed = frame(opened, picture, focus);
  const { data, info } = await framed
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
    .catch((cause: unknown) => {
      throw brokenPicture(cause);
    });
  const { width, height, channels } = info;
  const raw = { width, height, channels };
  const wide = await encodeWithin(data, raw);
  const narrow = await encodeNarrow(data, raw, wide, narrowWidth);
  return { ...wide.encoded, narrow, colour: await findColour(data, raw) };
};
