import { CatalogueError } from '@broadsheet/contract/errors';
import { IMAGE_TYPE, imageOfAddress, MEDIA_PATH } from '@broadsheet/contract/media';
import type { FastifyPluginAsync } from 'fastify';
import type { ImageStore } from '../media/image-store.ts';

const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Pictures that were put up in Studio, on every brand; their address changes with what they hold. */
export const createMedia =
  (images: Pick<ImageStore, 'find'>): FastifyPluginAsync =>
  async (app) => {
    app.get(`${MEDIA_PATH}/*`, async (request, reply) => {
      const [path = ''] = request.url.split('?', 1);
      const digest = imageOfAddress(path);
      const bytes = digest && (await images.find(digest));
      if (!bytes) throw new CatalogueError('NOT_FOUND');
      return reply.type(IMAGE_TYPE).header('cache-control', IMMUTABLE).send(bytes);
    });
  };
