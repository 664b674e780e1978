import type { CallDefinition } from '@broadsheet/contract/call';
import { cookieNameOf } from '@broadsheet/contract/cookie-names';
import type { FastifyPluginAsync } from 'fastify';
import { openApiDocument } from '../api/docs/openapi-document.ts';
import { openApiPage } from '../api/docs/openapi-page.ts';
import { siteOfRequest } from '../site/brand.ts';

const CONTROL = 'public, max-age=300';

/** Serves the documentation of the calls, for programs and for people. */
export const createApiDocs =
  (calls: readonly CallDefinition[], isProduction: boolean): FastifyPluginAsync =>
  async (app) => {
    const document = () => openApiDocument(calls, cookieNameOf('token', isProduction));
    let text: string | undefined;
    app.get('/api/docs/openapi.json', async (_, reply) => {
      text ??= JSON.stringify(document());
      return reply
        .type('application/json; charset=utf-8')
        .header('cache-control', CONTROL)
        .send(text);
    });
    app.get('/api/docs', async (request, reply) =>
      reply
        .type('text/html; charset=utf-8')
        .header('cache-control', CONTROL)
        .send(openApiPage(document(), siteOfRequest(request).themeHref)),
    );
  };
