import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { AppError } from '@broadsheet/contract/errors';
import { VIDEOS_PATH } from '@broadsheet/contract/video-address';
import fastifyStatic from '@fastify/static';
import type { FastifyPluginAsync } from 'fastify';
import { sniffVideo, VIDEO_HEAD_BYTES } from '../media/sniff-video.ts';

/** The folder of the content directory with videos and their captions. */
const FOLDER = 'layouts/videos';
const NAME = /^[a-z0-9]+(-[a-z0-9]+)*\.(mp4|webm|vtt)$/;
/** A file may be replaced under its name. */
const HOUR_MS = 3_600_000;

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

/** Serves the videos of the content directory and their captions, whole or in ranges. */
export const createVideos =
  (contentDir: string): FastifyPluginAsync =>
  async (app) => {
    // The folder of the videos may not exist.
    await app.register(fastifyStatic, { root: contentDir, serve: false });
    app.get<{ Params: { name: string } }>(`${VIDEOS_PATH}/:name`, async (request, reply) => {
      const { name } = request.params;
      const file = `${FOLDER}/${name}`;
      const type = NAME.test(name) ? await typeOfFile(join(contentDir, file)) : null;
      if (!type) throw new AppError('NOT_FOUND');
      return reply
        .type(type)
        .sendFile(file, { contentType: false, dotfiles: 'deny', maxAge: HOUR_MS });
    });
  };
