import { createHash } from 'node:crypto';
import { EMPLOYER_PICTURES, type PictureKind } from '@broadsheet/contract/entities/staff-employer';
import { AppError, type ErrorCode } from '@broadsheet/contract/errors';
import type { Focus } from '@broadsheet/contract/picture-crop';
import {
  type EncodedPicture,
  type RenderedPicture,
  renderPicture,
} from '../../src/media/employers/render-picture.ts';

const reasonOf = (code: ErrorCode, kind: PictureKind): string | null => {
  const { width, height } = EMPLOYER_PICTURES[kind].minSize;
  switch (code) {
    case 'FILE_WRONG_TYPE':
      return 'its content is no picture of a known type; expected JPEG, PNG or WebP';
    case 'FILE_BROKEN':
      return 'it is broken or incomplete; expected a picture that opens';
    case 'PICTURE_TOO_LARGE':
      return 'it has too many pixels; expected up to 40 megapixels, or 8 for WebP, progressive JPEG and interlaced PNG';
    case 'PICTURE_TOO_SMALL':
      return `it is too small; expected at least ${width} × ${height} pixels`;
    default:
      return null;
  }
};

/** An image that Studio's images can store. */
export interface NamedImage extends EncodedPicture {
  /** The sha-256 of its bytes, in hexadecimal. */
  readonly digest: string;
}

export interface ImportedImage extends NamedImage, Pick<RenderedPicture, 'colour'> {
  readonly narrow: NamedImage | null;
}

const nameImage = ({ webp, width, height }: EncodedPicture): NamedImage => ({
  digest: createHash('sha256').update(webp).digest('hex'),
  webp,
  width,
  height,
});

/** Makes the images that pages show, as for an upload in Studio, or says why the picture is refused. */
export const renderImport = async (
  bytes: Buffer,
  kind: PictureKind,
  focus: Focus,
): Promise<ImportedImage | { readonly fault: string }> => {
  try {
    const rendered = await renderPicture(bytes, kind, focus);
    return {
      ...nameImage(rendered),
      narrow: rendered.narrow && nameImage(rendered.narrow),
      colour: rendered.colour,
    };
  } catch (error) {
    const fault = error instanceof AppError ? reasonOf(error.code, kind) : null;
    if (fault === null) throw error;
    return { fault };
  }
};
