import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { isVideoFileName, VIDEOS_FOLDER } from '@broadsheet/content-store/video-files';
import { AppError } from '@broadsheet/contract/errors';
import { parseVideoFileName, SITE_VIDEO_TYPES } from '@broadsheet/contract/site-video';
import { VIDEOS_PATH } from '@broadsheet/contract/video-address';
import fastifyStatic from '@fastify/static';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { type ByteSpan, parseRange } from '../media/video/parse-range.ts';
import { sniffVideo, VIDEO_HEAD_BYTES } from '../media/video/sniff-video.ts';
import type { StoredVideo, VideoStore } from '../media/video/video-store.ts';
import { videoTagOf } from '../media/video/video-tag.ts';

/** A file may be replaced under its name. */
const HOUR_MS = 3_600_000;
/** One that is named by its content never changes. */
const IMMUTABLE = 'public, max-age=31536000, immutable';
/** Files that people uploaded are never documents of this site, whatever they contain. */
const SANDBOX = "default-src 'none'; sandbox";

/** The type of a file by its first bytes; null if it does not exist or is none of them. */
const typeOfFile = async (path: string): Promise<string | null> => {
  const file = await open(path).catch(() => null);
  if (!file) return null;
  try {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(VIDEO_HEAD_BYTES));
    return sniffVideo(buffer.subarray(0, bytesRead));
  } finally {
    await file.close();
  }
};

/** The span of a request, unless it has a part of another file already. Throws RANGE_NOT_SATISFIABLE. */
const spanOf = (
  { headers }: FastifyRequest,
  reply: FastifyReply,
  { bytes }: StoredVideo,
  etag: string,
): ByteSpan | null => {
  const condition = headers['if-range'];
  if (condition !== undefined && condition !== etag) return null;
  try {
    return parseRange(headers.range, bytes);
  } catch (error) {
    reply.header('content-range', `bytes */${bytes}`);
    throw error;
  }
};

const sendStored = (
  request: FastifyRequest,
  reply: FastifyReply,
  videos: Pick<VideoStore, 'open'>,
  stored: { readonly digest: string; readonly video: StoredVideo },
): FastifyReply => {
  const { digest, video } = stored;
  const etag = `"${digest}"`;
  const span = spanOf(request, reply, video, etag);
  const sent = span ?? { first: 0, last: video.bytes - 1 };
  reply.headers({
    'accept-ranges': 'bytes',
    'cache-control': IMMUTABLE,
    'cache-tag': videoTagOf(digest),
    'content-security-policy': SANDBOX,
    etag,
  });
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  reply.type(SITE_VIDEO_TYPES[video.format]).header('content-length', sent.last - sent.first + 1);
  if (span)
    reply.code(206).header('content-range', `bytes ${span.first}-${span.last}/${video.bytes}`);
  // Fastify reads what it does not send.
  const content = request.method === 'HEAD' ? [] : videos.open(video, sent);
  return reply.send(Readable.from(content, { objectMode: false }));
};

/**
 * Serves videos and their captions, whole or in ranges: those of the content directory, and those uploaded in Studio.
 * @param videos null without Studio
 */
export const createVideos =
  (
    contentDir: string,
    videos: Pick<VideoStore, 'find' | 'open'> | null = null,
  ): FastifyPluginAsync =>
  async (app) => {
    // The folder of the videos may not exist.
    await app.register(fastifyStatic, { root: contentDir, serve: false });
    app.get<{ Params: { name: string } }>(`${VIDEOS_PATH}/:name`, async (request, reply) => {
      const { name } = request.params;
      const file = `${VIDEOS_FOLDER}/${name}`;
      const type = isVideoFileName(name) ? await typeOfFile(join(contentDir, file)) : null;
      if (type)
        return reply
          .type(type)
          .sendFile(file, { contentType: false, dotfiles: 'deny', maxAge: HOUR_MS });
      const named = parseVideoFileName(name);
      const video = named && videos ? await videos.find(named.digest) : null;
      if (!named || !videos || video?.format !== named.format) throw new AppError('NOT_FOUND');
      return sendStored(request, reply, videos, { digest: named.digest, video });
    });
  };
