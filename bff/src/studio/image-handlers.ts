import { createHash } from 'node:crypto';
import { AppError } from '@broadsheet/contract/errors';
import { addressOfImage, IMAGE_SIDE_MAX } from '@broadsheet/contract/media';
import { saveImage } from '@broadsheet/publishing/images';
import type { PublishingQueries } from '@broadsheet/publishing/publishing-database';
import type { OpenStaff } from '@broadsheet/staff/open-staff';
import { readWebp } from '../media/read-webp.ts';
import type { StudioHandlers } from './studio-handler.ts';

interface ImageDeps {
  /** Runs a database query; throws STUDIO_UNAVAILABLE while the database is away. */
  readonly runQuery: <Result>(
    task: (queries: PublishingQueries) => Promise<Result>,
  ) => Promise<Result>;
  readonly audit: OpenStaff['audit'];
  /** Epoch ms. */
  readonly now: () => number;
}

const refuse = (code: 'VALIDATION' | 'PAYLOAD_TOO_LARGE', message: string): never => {
  throw new AppError(code, { details: [{ path: 'body', message }] });
};

const sizeOf = (bytes: Uint8Array): { readonly width: number; readonly height: number } => {
  if (bytes.length === 0)
    return refuse('VALIDATION', 'The upload was empty. Choose an image again.');
  const read = readWebp(bytes);
  if (!('fault' in read)) return read;
  if (read.fault === 'other') throw new AppError('UNSUPPORTED_MEDIA_TYPE');
  return refuse('VALIDATION', 'This image is damaged or animated. Upload a still WebP image.');
};

/** Handlers of Studio's calls about uploaded images. */
export const createImageHandlers = ({
  runQuery,
  audit,
  now,
}: ImageDeps): Pick<StudioHandlers, 'saveImage'> => ({
  saveImage: async ({ body, staff: { id, name } }) => {
    const { width, height } = sizeOf(body);
    if (width > IMAGE_SIDE_MAX || height > IMAGE_SIDE_MAX)
      refuse(
        'PAYLOAD_TOO_LARGE',
        `Upload an image of up to ${IMAGE_SIDE_MAX} × ${IMAGE_SIDE_MAX} pixels.`,
      );
    const bytes = Buffer.from(body);
    const digest = createHash('sha256').update(bytes).digest('hex');
    const by = { id, name };
    await runQuery((queries) =>
      saveImage(queries, { digest, bytes, width, height }, { by, at: now(), inLibrary: true }),
    );
    const details = { width, height, bytes: bytes.length };
    await audit({ staff: by, action: 'image.keep', subject: digest, details });
    return { address: addressOfImage(digest), ...details };
  },
});
