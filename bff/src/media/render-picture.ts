import { createHash } from 'node:crypto';
import type { Brand } from '@broadsheet/contract/brand';
import { renderEmployerPicture } from '@broadsheet/contract/calls/employers';
import { FILE_TIMEOUT_MS } from '@broadsheet/contract/constants';
import type { NarrowPicture } from '@broadsheet/contract/entities/office-picture';
import type { RenderedKind } from '@broadsheet/contract/entities/portrait';
import { AppError } from '@broadsheet/contract/errors';
import { addressOfImage, IMAGE_BYTES_MAX } from '@broadsheet/contract/media';
import type { StaffName } from '@broadsheet/contract/studio/staff';
import { type StoredImage, saveImage } from '@broadsheet/publishing/images';
import type { PublishingQueries } from '@broadsheet/publishing/publishing-database';
import { writeUpload } from '@broadsheet/uploads/write-upload';
import type { Upstream } from '@broadsheet/upstream/create-upstream';
import type { FastifyReply } from 'fastify';
import { clientSignal } from '../http/client-signal.ts';
import { readWebp } from './read-webp.ts';

interface PictureUpload {
  readonly brand: Brand;
  readonly picture: RenderedKind;
  readonly bytes: Uint8Array;
  /** The focal point, from the left and top edges: 0 to 1. The middle by default. */
  readonly x?: number;
  readonly y?: number;
  readonly reply: FastifyReply;
}

/** What an upload became. */
export interface RenderedImage {
  readonly image: StoredImage;
  /** The same with fewer pixels; null for none. */
  readonly narrow: StoredImage | null;
  /** As #rrggbb; absent from services of earlier versions. */
  readonly colour: string | undefined;
}

async function* contentOf(bytes: Uint8Array): AsyncGenerator<Buffer> {
  yield Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

/** Checks the image of the service as strictly as one of a browser. */
const readImage = (webp: string): StoredImage => {
  const bytes = Buffer.from(webp, 'base64');
  const size = readWebp(bytes);
  if ('fault' in size || bytes.length > IMAGE_BYTES_MAX)
    throw new AppError('BAD_GATEWAY', { cause: new Error('the picture is no image of the site') });
  const digest = createHash('sha256').update(bytes).digest('hex');
  return { digest, bytes, width: size.width, height: size.height };
};

/** Stores the image and its narrow version. @param act.at epoch ms */
export const saveRendered = async (
  queries: PublishingQueries,
  { image, narrow }: RenderedImage,
  act: { readonly by: StaffName; readonly at: number },
): Promise<void> => {
  if (narrow) await saveImage(queries, narrow, act);
  await saveImage(queries, image, act);
};

/** The narrow version as pages name it. */
export const narrowPictureOf = ({ narrow }: RenderedImage): NarrowPicture | null =>
  narrow && { address: addressOfImage(narrow.digest), width: narrow.width };

/** Has the services make the images of a picture out of an upload. Throws the errors of uploaded pictures. */
export const renderPicture = async (
  upstream: Pick<Upstream, 'sendFile'>,
  { brand, picture, bytes, x = 0.5, y = 0.5, reply }: PictureUpload,
): Promise<RenderedImage> => {
  const limits = { brand, signal: clientSignal(reply), deadlineMs: FILE_TIMEOUT_MS };
  const texts = { picture, x: String(x), y: String(y) };
  const body = writeUpload({ fields: texts, name: picture, content: contentOf(bytes) });
  const { webp, narrow, colour } = await upstream.sendFile(
    limits,
    renderEmployerPicture,
    { picture, x, y },
    { ...body, key: undefined },
  );
  return { image: readImage(webp), narrow: narrow ? readImage(narrow) : null, colour };
};
