import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyPluginAsync } from 'fastify';

const YEAR = '365d';

/** The renderer's files, whose names change with their content. */
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
      // The renderer's build lays them beside the files.
      preCompressed: true,
      decorateReply: false,
    });
  };
