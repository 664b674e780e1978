import { AppError, errorBody } from '@broadsheet/contract/errors';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { errorPage, isJsonPath, toErrorAnswer, tooFastPage } from './error-answer.ts';
import type { SecurityHeaders } from './response-headers.ts';

const RETRY_AFTER_S = 5;

/** A form sent without scripts expects a page, whatever its address. */
const wantsPage = ({ url, headers }: FastifyRequest): boolean =>
  !isJsonPath(url) || (headers.accept?.includes('text/html') ?? false);

const waitOf = ({ method }: FastifyRequest, reply: FastifyReply) => {
  const waitS = Number(reply.getHeader('retry-after'));
  return { waitS: waitS > 0 ? waitS : null, reloads: method === 'GET' || method === 'HEAD' };
};

/** Responds to every error with its code and message: JSON for programs, a page for people. */
export const createErrorAnswer =
  (headers: SecurityHeaders) =>
  (error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const { code, status, details } = toErrorAnswer(error);
    if (status >= 500) request.log.error({ err: error, code }, 'request failed');
    reply.code(status).headers({ ...headers, 'cache-control': 'no-store' });
    reply.header('x-request-id', request.id);
    if (status === 503) reply.header('retry-after', RETRY_AFTER_S);
    if (status === 429 && wantsPage(request))
      return reply
        .type('text/html; charset=utf-8')
        .send(tooFastPage(request.id, waitOf(request, reply), request.site?.themeHref));
    if (isJsonPath(request.url)) {
      return reply
        .type('application/json; charset=utf-8')
        .send(JSON.stringify(errorBody(code, request.id, details)));
    }
    return reply
      .type('text/html; charset=utf-8')
      .send(errorPage(code, request.id, request.site?.themeHref));
  };

export const createErrors = (answer: ReturnType<typeof createErrorAnswer>) =>
  fp(
    async (app) => {
      app.setErrorHandler(answer);
      app.setNotFoundHandler(() => {
        throw new AppError('NOT_FOUND');
      });
    },
    { name: 'errors' },
  );
