import { PATH_PATTERN } from '@broadsheet/contract/text';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import Type from 'typebox';
import { compileRequestSchema } from '../http/request-schema.ts';
import { buildPageRequest } from '../page/request/build-page-request.ts';
import { resolveCatalog } from '../page/request/resolve-catalog.ts';
import { markPreview } from '../page/respond/mark-preview.ts';
import { type PageDeps, sendServedPage, servePage } from '../page/serve-page.ts';

const querystring = Type.Object({
  path: Type.String({ pattern: PATH_PATTERN, maxLength: 2048 }),
  html: Type.Optional(Type.Literal('1')),
});

export const createPageJson =
  (deps: PageDeps, now: () => number): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.setValidatorCompiler(compileRequestSchema);
    app.get('/api/layout', { schema: { querystring } }, async (request, reply) => {
      const { path, html } = request.query;
      const withHtml = html !== undefined;
      const pageRequest = await buildPageRequest(request, reply, {
        address: path,
        catalog: resolveCatalog(deps.catalogs, request, reply, withHtml),
        now: now(),
        isFollowed: withHtml,
        setsVisitorId: true,
      });
      const page = await servePage(deps, pageRequest, withHtml ? 'json with html' : 'json');
      reply.type('application/json; charset=utf-8');
      if ('redirect' in page) {
        reply.header('cache-control', 'private, no-cache');
        return markPreview(reply, pageRequest).send(JSON.stringify(page));
      }
      return sendServedPage(request, reply, page, now());
    });
  };
