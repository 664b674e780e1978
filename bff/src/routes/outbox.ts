import { outbox } from '@broadsheet/contract/calls/internal';
import { REQUEST_TIMEOUT_MS } from '@broadsheet/contract/constants';
import type { Upstream } from '@broadsheet/upstream/create-upstream';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { clientSignal } from '../http/client-signal.ts';
import { compileRequestSchema } from '../http/request-schema.ts';
import { siteOfRequest } from '../site/brand.ts';
import { outboxPage } from './outbox-page.ts';

/** Shows the mails and SMS that would have been sent: only on a local site. */
export const createOutbox =
  (upstream: Pick<Upstream, 'caller'>): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.setValidatorCompiler(compileRequestSchema);
    app.get('/dev/outbox', { schema: { querystring: outbox.query } }, async (request, reply) => {
      const { brand, themeHref } = siteOfRequest(request);
      const signal = clientSignal(reply);
      const call = upstream.caller({ brand: brand.brand, signal, deadlineMs: REQUEST_TIMEOUT_MS });
      const { items } = await call(outbox, { query: request.query });
      reply.header('cache-control', 'no-store');
      if (/\bapplication\/json\b/.test(request.headers.accept ?? '')) return reply.send({ items });
      return reply
        .type('text/html; charset=utf-8')
        .send(outboxPage(items, request.query.to ?? '', themeHref));
    });
  };
