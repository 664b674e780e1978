import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import Type from 'typebox';
import { checkCatalog } from '../block-catalog.ts';
import { clientSignal } from '../client-signal.ts';
import { type PageDeps, producePage } from '../page/produce-page.ts';
import { siteOfRequest } from '../plugins/brand.ts';
import type { Rendering } from '../rendering.ts';
import { compileRequestSchema } from '../request-schema.ts';
import { sendPage } from '../send-page.ts';

const querystring = Type.Object({
  path: Type.String({ pattern: '^/', maxLength: 2048 }),
  html: Type.Optional(Type.Literal('1')),
});

export const createPageJson =
  (deps: PageDeps, rendering: Rendering): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.setValidatorCompiler(compileRequestSchema);
    app.get('/api/layout', { schema: { querystring } }, async (request, reply) => {
      checkCatalog(request);
      const { path, html } = request.query;
      const site = siteOfRequest(request);
      const visitor = request.resolveVisitor();
      const produced = await producePage(deps, {
        site,
        path,
        visitor,
        signal: clientSignal(reply),
      });
      reply.type('application/json; charset=utf-8').header('vary', 'x-block-catalog');
      if ('redirect' in produced) {
        return reply.header('cache-control', 'private, no-cache').send(JSON.stringify(produced));
      }
      const { page, policy } = produced;
      if (html) page.blocks = rendering.blocks(page.blocks, site, request.log);
      const body = JSON.stringify(page);
      return sendPage(request, reply, { status: page.page.status, body, policy });
    });
  };
