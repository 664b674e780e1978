import { PATH_PATTERN } from '@broadsheet/contract/text';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import Type from 'typebox';
import { compileRequestSchema } from '../http/request-schema.ts';
import type { Rendering } from '../page/render/rendering.ts';
import { buildPageRequest } from '../page/request/build-page-request.ts';
import { resolveCatalog } from '../page/request/resolve-catalog.ts';
import { markPreview } from '../page/respond/mark-preview.ts';
import { produceBlocks } from '../page/respond/produce-blocks.ts';
import type { PageDeps } from '../page/respond/produce-page.ts';

const querystring = Type.Object({
  path: Type.String({ pattern: PATH_PATTERN, maxLength: 2048 }),
  revision: Type.String({ pattern: '^sha256:[0-9a-f]{16,64}$' }),
  ids: Type.String({ pattern: '^[a-z][a-z0-9-]{0,47}(,[a-z][a-z0-9-]{0,47}){0,9}$' }),
  html: Type.Optional(Type.Literal('1')),
});

export const createBlocks =
  (deps: PageDeps, rendering: Rendering, now: () => number): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.setValidatorCompiler(compileRequestSchema);
    app.get('/api/blocks', { schema: { querystring } }, async (request, reply) => {
      const { path, revision, ids, html } = request.query;
      const served = resolveCatalog(deps.catalogs, request, reply, html !== undefined);
      const asked = await buildPageRequest(request, reply, path, now(), served);
      const ask = { ...asked, isFollowed: html !== undefined };
      const unique = [...new Set(ids.split(','))];
      const { page, blocks } = await produceBlocks(deps, ask, revision, unique);
      const isPreview = ask.preview !== null;
      const answered = html
        ? rendering.blocks(blocks, { site: ask.site, page, isPreview }, request.log).drawn
        : blocks;
      reply.header('cache-control', ask.findReader ? 'no-store' : 'private, no-cache');
      return markPreview(reply, ask)
        .type('application/json; charset=utf-8')
        .send(JSON.stringify({ revision, blocks: answered }));
    });
  };
