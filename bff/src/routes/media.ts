import { AppError } from '@broadsheet/contract/errors';
import { IMAGE_TYPE, imageOfAddress, MEDIA_PATH } from '@broadsheet/contract/media';
import type { FastifyPluginAsync } from 'fastify';
import { createImageStore, type ImageStore } from '../media/image-store.ts';

const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Serves the images uploaded in Studio, on every brand; without Studio those in files. */
export const createMedia =
  (
    contentDir: string,
    images: Pick<ImageStore, 'find'> = createImageStore({ contentDir, database: null }),
  ): FastifyPluginAsync =>
  async (app) => {
    app.get(`${MEDIA_PATH}/*`, async (request, reply) => {
      const [path = ''] = request.url.split('?', 1);
      const digest = imageOfAddress(path);
      const bytes = digest && (await images.find(digest));
      if (!bytes) throw new AppError('NOT_FOUND');
      return reply.type(IMAGE_TYPE).header('cache-control', IMMUTABLE).send(bytes);
    });
  };
