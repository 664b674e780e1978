import { createFragment } from '@broadsheet/contract/fragment';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import Type from 'typebox';
import { askPage } from '../ask-page.ts';
import { type PageDeps, producePage } from '../page/produce-page.ts';
import { markPreview } from '../preview/mark-preview.ts';
import type { Rendering } from '../rendering.ts';
import { compileRequestSchema } from '../request-schema.ts';
import { resolveCatalog } from '../resolve-catalog.ts';
import { sendPage } from '../send-page.ts';

const querystring = Type.Object({
  path: Type.String({ pattern: '^/', maxLength: 2048 }),
  html: Type.Optional(Type.Literal('1')),
});

export const createPageJson =
  (deps: PageDeps, rendering: Rendering, now: () => number): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.setValidatorCompiler(compileRequestSchema);
    app.get('/api/layout', { schema: { querystring } }, async (request, reply) => {
      const { path, html } = request.query;
      const served = resolveCatalog(deps.catalogs, request, reply, html !== undefined);
      const ask = await askPage(request, reply, path, now(), served);
      const produced = await producePage(deps, ask);
      reply.type('application/json; charset=utf-8');
      if ('redirect' in produced) {
        reply.header('cache-control', 'private, no-cache');
        return markPreview(reply, ask).send(JSON.stringify(produced));
      }
      const { page } = produced;
      if (html) page.blocks = rendering.blocks(page.blocks, ask.site, request.log);
      return sendPage(request, reply, ask, produced, [createFragment(JSON.stringify(page), false)]);
    });
  };
