import { createFragment, type Fragment } from '@broadsheet/contract/fragment';
import type { PageJson } from '@broadsheet/contract/page-json';
import { PATH_PATTERN } from '@broadsheet/contract/text';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import Type from 'typebox';
import { compileRequestSchema } from '../http/request-schema.ts';
import type { Rendering } from '../page/render/rendering.ts';
import { buildPageRequest } from '../page/request/build-page-request.ts';
import { resolveCatalog } from '../page/request/resolve-catalog.ts';
import { type AnswerDeps, answerPage } from '../page/respond/answer-page.ts';
import { markPreview } from '../page/respond/mark-preview.ts';
import { sendPage } from '../page/respond/send-page.ts';

const querystring = Type.Object({
  path: Type.String({ pattern: PATH_PATTERN, maxLength: 2048 }),
  html: Type.Optional(Type.Literal('1')),
});

const inJson = (page: PageJson): Fragment => createFragment(JSON.stringify(page), false);

export const createPageJson =
  (deps: AnswerDeps, rendering: Rendering, now: () => number): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.setValidatorCompiler(compileRequestSchema);
    app.get('/api/layout', { schema: { querystring } }, async (request, reply) => {
      const { path, html } = request.query;
      const served = resolveCatalog(deps.catalogs, request, reply, html !== undefined);
      const asked = await buildPageRequest(request, reply, path, now(), served);
      const ask = { ...asked, isFollowed: html !== undefined };
      const answer = await answerPage(deps, ask, {
        name: html ? 'json with html' : 'json',
        draw: (page) => {
          if (!html) return { drawn: [inJson(page)], isComplete: true };
          const { site, preview } = ask;
          const place = { site, page: page.page.kind, isPreview: preview !== null };
          const { drawn, isComplete } = rendering.blocks(page.blocks, place, request.log);
          return { drawn: [inJson({ ...page, blocks: drawn })], isComplete };
        },
      });
      reply.type('application/json; charset=utf-8');
      if ('redirect' in answer) {
        reply.header('cache-control', 'private, no-cache');
        return markPreview(reply, ask).send(JSON.stringify(answer));
      }
      return sendPage(request, reply, answer);
    });
  };
