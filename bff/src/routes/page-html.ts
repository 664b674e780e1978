import type { FastifyPluginAsync } from 'fastify';
import { clientSignal } from '../client-signal.ts';
import { type PageDeps, producePage } from '../page/produce-page.ts';
import { siteOfRequest } from '../plugins/brand.ts';
import type { Rendering } from '../rendering.ts';
import { sendPage } from '../send-page.ts';

/** Every address that no other route has is a page, the one for what is not found included. */
export const createPageHtml =
  (deps: PageDeps, rendering: Rendering): FastifyPluginAsync =>
  async (app) => {
    app.get('/*', async (request, reply) => {
      const site = siteOfRequest(request);
      const visitor = request.resolveVisitor();
      const ask = { site, path: request.url, visitor, signal: clientSignal(reply) };
      const produced = await producePage(deps, ask);
      if ('redirect' in produced) {
        const { status, location } = produced.redirect;
        return reply.header('cache-control', 'private, no-cache').redirect(location, status);
      }
      const { page, policy } = produced;
      const body = rendering.page(page, site, request.log);
      reply.type('text/html; charset=utf-8');
      return sendPage(request, reply, { status: page.page.status, body, policy });
    });
  };
