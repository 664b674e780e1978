import { APP_STORE_PATH } from '@broadsheet/contract/app-store';
import { hrefOf } from '@broadsheet/contract/match-page';
import type { FastifyPluginAsync } from 'fastify';
import { appUrlFor } from '../site/app-url-for.ts';
import { siteOfRequest } from '../site/brand.ts';

/** Redirects a phone to its app store. Pages are the same for all phones, so the choice happens here. */
export const appStore: FastifyPluginAsync = async (app) => {
  app.get(APP_STORE_PATH, async (request, reply) => {
    const url = appUrlFor(siteOfRequest(request).brand, request.headers['user-agent'] ?? '');
    return reply.header('cache-control', 'no-store').redirect(url ?? hrefOf('app'), 302);
  });
};
