import type { FastifyPluginAsync } from 'fastify';
import { askPage } from '../ask-page.ts';
import { type PageDeps, producePage } from '../page/produce-page.ts';
import { markPreview } from '../preview/mark-preview.ts';
import type { Rendering } from '../rendering.ts';
import { sendPage } from '../send-page.ts';

/** Every address that no other route has is a page, the one for what is not found included. */
export const createPageHtml =
  (deps: PageDeps, rendering: Rendering, now: () => number): FastifyPluginAsync =>
  async (app) => {
    app.get('/*', async (request, reply) => {
      const ask = await askPage(request, reply, request.url, now(), deps.catalogs.newest);
      const produced = await producePage(deps, ask);
      if ('redirect' in produced) {
        const { status, location } = produced.redirect;
        reply.header('cache-control', 'private, no-cache');
        return markPreview(reply, ask).redirect(location, status);
      }
      const html = rendering.page(produced.page, ask.site, request.log);
      reply.type('text/html; charset=utf-8');
      return sendPage(request, reply, ask, produced, html);
    });
  };
