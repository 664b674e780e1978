import { createHash } from 'node:crypto';
import type { Brand } from '@broadsheet/contract/brand';
import { renderEmployerPicture } from '@broadsheet/contract/calls/employers';
import { FILE_TIMEOUT_MS } from '@broadsheet/contract/constants';
import type { PictureKind } from '@broadsheet/contract/entities/staff-employer';
import { AppError } from '@broadsheet/contract/errors';
import { IMAGE_BYTES_MAX } from '@broadsheet/contract/media';
import { writeUpload } from '@broadsheet/uploads/write-upload';
import type { Upstream } from '@broadsheet/upstream/create-upstream';
import type { FastifyReply } from 'fastify';
import { clientSignal } from '../http/client-signal.ts';
import { readWebp } from '../media/read-webp.ts';

interface PictureUpload {
  readonly brand: Brand;
  readonly picture: PictureKind;
  readonly bytes: Uint8Array;
  /** The focal point, from the left and top edges: 0 to 1. The middle by default. */
  readonly x?: number;
  readonly y?: number;
  readonly reply: FastifyReply;
}

/** An image that Studio can store. */
export interface RenderedImage {
  readonly digest: string;
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
  /** As #rrggbb; absent from services of earlier versions. */
  readonly colour?: string;
}

async function* contentOf(bytes: Uint8Array): AsyncGenerator<Buffer> {
  yield Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

/** Checks the image of the service as strictly as one of a browser. */
const readImage = (webp: string): Omit<RenderedImage, 'colour'> => {
  const bytes = Buffer.from(webp, 'base64');
  const size = readWebp(bytes);
  if ('fault' in size || bytes.length > IMAGE_BYTES_MAX)
    throw new AppError('BAD_GATEWAY', { cause: new Error('the picture is no image of the site') });
  const digest = createHash('sha256').update(bytes).digest('hex');
  return { digest, bytes, width: size.width, height: size.height };
};

/** Has the services make the image of an employer out of an upload. Throws the errors of uploaded pictures. */
export const renderPicture = async (
  upstream: Pick<Upstream, 'sendFile'>,
  { brand, picture, bytes, x = 0.5, y = 0.5, reply }: PictureUpload,
): Promise<RenderedImage> => {
  const limits = { brand, signal: clientSignal(reply), deadlineMs: FILE_TIMEOUT_MS };
  const texts = { picture, x: String(x), y: String(y) };
  const body = writeUpload({ fields: texts, name: picture, content: contentOf(bytes) });
  const { webp, colour } = await upstream.sendFile(
    limits,
    renderEmployerPicture,
    { picture, x, y },
    { ...body, key: undefined },
  );
  return { ...readImage(webp), ...(colour && { colour }) };
};
