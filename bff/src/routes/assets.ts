import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyPluginAsync } from 'fastify';

const YEAR = '365d';

/** Serves the renderer's files, whose names contain the hash of their content. */
export const createAssets =
  (clientDir: string): FastifyPluginAsync =>
  async (app) => {
    await app.register(fastifyStatic, {
      root: join(clientDir, 'assets'),
      prefix: '/assets/',
      immutable: true,
      maxAge: YEAR,
      index: false,
      dotfiles: 'deny',
      // The renderer's build writes compressed copies next to the files.
      preCompressed: true,
      decorateReply: false,
    });
  };
