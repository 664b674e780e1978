import { unsubscribe } from '@broadsheet/contract/calls/internal';
import { REQUEST_TIMEOUT_MS } from '@broadsheet/contract/constants';
import { LinkToken } from '@broadsheet/contract/entities/account';
import { errorBody } from '@broadsheet/contract/errors';
import { hrefOf } from '@broadsheet/contract/match-page';
import type { Upstream } from '@broadsheet/upstream/create-upstream';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import Type from 'typebox';
import { isFormNavigation } from '../api/form-navigation.ts';
import { clientSignal } from '../http/client-signal.ts';
import { toErrorAnswer } from '../http/error-answer.ts';
import { compileRequestSchema } from '../http/request-schema.ts';
import { clientOf } from '../session/session-plugin.ts';
import { siteOfRequest } from '../site/brand.ts';

const BODY_LIMIT = 4_096;
const querystring = Type.Object({ token: LinkToken });

/**
 * Turns off the mails that a signed link names: by the page's form, and by one click in a mail program (RFC 8058). The
 * link contains everything, so session, origin and body are not used.
 */
export const createUnsubscribe =
  (upstream: Pick<Upstream, 'caller'>): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.setValidatorCompiler(compileRequestSchema);
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', { parseAs: 'string', bodyLimit: BODY_LIMIT }, async () => ({}));
    app.setErrorHandler(async (error, request, reply) => {
      const { code, status, details } = toErrorAnswer(error);
      if (status >= 500) request.log.error({ err: error, code }, 'request failed');
      reply.header('cache-control', 'no-store');
      if (isFormNavigation(request))
        return reply.redirect(hrefOf('unsubscribe', {}, { failed: code }), 303);
      return reply.code(status).send(errorBody(code, request.id, details));
    });
    app.post('/unsubscribe', { schema: { querystring } }, async (request, reply) => {
      const call = upstream.caller({
        brand: siteOfRequest(request).brand.brand,
        signal: clientSignal(reply),
        deadlineMs: REQUEST_TIMEOUT_MS,
        client: clientOf(request),
      });
      const answer = await call(unsubscribe, { body: { token: request.query.token } });
      reply.header('cache-control', 'no-store');
      if (isFormNavigation(request))
        return reply.redirect(hrefOf('unsubscribe', {}, { done: answer.flag }), 303);
      return reply.send(answer);
    });
  };
