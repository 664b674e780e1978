import { createHash } from 'node:crypto';
import { AppError } from '@broadsheet/contract/errors';
import {
  CAPTIONS_BYTES_MAX,
  SITE_VIDEO_BYTES_MAX,
  type SiteVideoFormat,
} from '@broadsheet/contract/site-video';
import type { Act } from '@broadsheet/publishing/act';
import {
  addVideoPart,
  beginVideo,
  deleteVideo,
  finishVideo,
  VIDEO_PART_BYTES,
  type VideoFacts,
} from '@broadsheet/publishing/videos';
import { inspectVideo } from '../../media/video/inspect-video.ts';
import { VIDEO_HEAD_BYTES } from '../../media/video/sniff-video.ts';
import type { ChangeDeps } from '../change-deps.ts';

interface VideoUpload {
  readonly name: string;
  readonly content: AsyncIterable<Buffer>;
}

const MEGABYTE = 2 ** 20;

const refuseLarge = (message: string): never => {
  throw new AppError('PAYLOAD_TOO_LARGE', { details: [{ path: 'file', message }] });
};

/** PAYLOAD_TOO_LARGE. */
export const refuseLargeVideo = (): never =>
  refuseLarge(`Upload a video of up to ${SITE_VIDEO_BYTES_MAX / MEGABYTE} MB.`);

const requireSize = (format: SiteVideoFormat, bytes: number): void => {
  if (bytes > SITE_VIDEO_BYTES_MAX) refuseLargeVideo();
  if (format === 'vtt' && bytes > CAPTIONS_BYTES_MAX)
    refuseLarge(`Upload captions of up to ${CAPTIONS_BYTES_MAX / MEGABYTE} MB.`);
};

/** The content in parts of one size, but for the last. */
async function* partsOf(content: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of content) {
    chunks.push(chunk);
    length += chunk.length;
    if (length < VIDEO_PART_BYTES) continue;
    let bytes = Buffer.concat(chunks);
    for (; bytes.length >= VIDEO_PART_BYTES; bytes = bytes.subarray(VIDEO_PART_BYTES))
      yield bytes.subarray(0, VIDEO_PART_BYTES);
    chunks = [bytes];
    length = bytes.length;
  }
  if (length > 0) yield Buffer.concat(chunks);
}

interface Receiving {
  readonly id: string;
  readonly format: SiteVideoFormat;
}

/**
 * Stores a file part by part as it arrives, and checks it on the way. What is refused or cut off leaves nothing behind.
 * FILE_MISSING, VIDEO_WRONG_TYPE, FILE_BROKEN, PAYLOAD_TOO_LARGE, VIDEOS_FULL, VIDEOS_BUSY, STUDIO_UNAVAILABLE.
 */
export const storeUpload = async (
  runQuery: ChangeDeps['runQuery'],
  { name, content }: VideoUpload,
  act: Act,
): Promise<VideoFacts> => {
  const hash = createHash('sha256');
  let receiving: Receiving | null = null;
  let bytes = 0;
  let position = 0;
  try {
    let inspection: ReturnType<typeof inspectVideo> | null = null;
    for await (const part of partsOf(content)) {
      inspection ??= inspectVideo(part.subarray(0, VIDEO_HEAD_BYTES));
      const { format } = inspection;
      receiving ??= {
        format,
        id: await runQuery((queries) => beginVideo(queries, { format, name }, act)),
      };
      bytes += part.length;
      requireSize(format, bytes);
      inspection.write(part);
      hash.update(part);
      const { id } = receiving;
      const at = position;
      await runQuery((queries) => addVideoPart(queries, id, at, part));
      position += 1;
    }
    if (!receiving || !inspection) throw new AppError('FILE_MISSING');
    inspection.end();
    const { id } = receiving;
    const digest = hash.digest('hex');
    return await runQuery((queries) => finishVideo(queries, id, { digest, bytes }));
  } catch (error) {
    const id = receiving?.id;
    // Where the database is away, the next upload deletes it.
    if (id) await runQuery((queries) => deleteVideo(queries, id)).catch(() => undefined);
    throw error;
  }
};
