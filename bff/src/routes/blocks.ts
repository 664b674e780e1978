import { PAGE_BLOCK_ID } from '@broadsheet/contract/layout';
import { PATH_PATTERN } from '@broadsheet/contract/text';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import Type from 'typebox';
import { compileRequestSchema } from '../http/request-schema.ts';
import { buildPageRequest } from '../page/request/build-page-request.ts';
import { resolveCatalog } from '../page/request/resolve-catalog.ts';
import { markPreview } from '../page/respond/mark-preview.ts';
import { serveBlocks } from '../page/serve-blocks.ts';
import type { PageDeps } from '../page/serve-page.ts';

const querystring = Type.Object({
  path: Type.String({ pattern: PATH_PATTERN, maxLength: 2048 }),
  revision: Type.String({ pattern: '^sha256:[0-9a-f]{16,64}$' }),
  ids: Type.String({ pattern: `^${PAGE_BLOCK_ID}(?:,${PAGE_BLOCK_ID}){0,9}$` }),
  html: Type.Optional(Type.Literal('1')),
});

export const createBlocks =
  (deps: PageDeps, now: () => number): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.setValidatorCompiler(compileRequestSchema);
    app.get('/api/blocks', { schema: { querystring } }, async (request, reply) => {
      const { path, revision, ids, html } = request.query;
      const withHtml = html !== undefined;
      const pageRequest = await buildPageRequest(request, reply, {
        address: path,
        catalog: resolveCatalog(deps.catalogs, request, reply, withHtml),
        now: now(),
        isFollowed: withHtml,
        setsVisitorId: false,
      });
      const unique = [...new Set(ids.split(','))];
      const blocks = await serveBlocks(deps, pageRequest, revision, unique, withHtml);
      reply.header('cache-control', pageRequest.findReader ? 'no-store' : 'private, no-cache');
      return markPreview(reply, pageRequest)
        .type('application/json; charset=utf-8')
        .send(JSON.stringify({ revision, blocks }));
    });
  };
