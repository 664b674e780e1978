import { errorBody } from '@broadsheet/contract/errors';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { errorPage, isJsonPath } from '../error-answer.ts';
import type { SecurityHeaders } from '../response-headers.ts';

const ID = '00000000-0000-4000-8000-000000000000';
/** Spread out, so that clients refused together do not return together. */
const RETRY_AFTER_S = ['2', '3', '4', '5'];
const MAX_THEMES = 8;

const wantsJson = ({ url, headers }: FastifyRequest): boolean =>
  isJsonPath(url) && !headers.accept?.includes('text/html');

/**
 * Answers what there is no room for with 503, a page for people and JSON for programs. All but the request's id is made
 * beforehand: at three times of what can be done two of three answers are of this kind.
 */
export const createOverloadRefusal = (headers: SecurityHeaders) => {
  const common = Object.entries({ ...headers, 'cache-control': 'no-store' }).flat();
  const json = JSON.stringify(errorBody('OVERLOADED', ID));
  const pages = new Map<string, string>();
  const pageFor = (themeHref: string | undefined): string => {
    const key = themeHref ?? '';
    const known = pages.get(key);
    if (known !== undefined) return known;
    if (pages.size >= MAX_THEMES) pages.clear();
    const page = errorPage('OVERLOADED', ID, themeHref);
    pages.set(key, page);
    return page;
  };
  let refused = 0;
  return (request: FastifyRequest, reply: FastifyReply): void => {
    const isJson = wantsJson(request);
    const text = isJson ? json : pageFor(request.site?.themeHref);
    refused += 1;
    const written = [
      ...common,
      'x-request-id',
      request.id,
      'retry-after',
      RETRY_AFTER_S[refused % RETRY_AFTER_S.length] ?? '',
      'content-type',
      isJson ? 'application/json; charset=utf-8' : 'text/html; charset=utf-8',
    ];
    reply.hijack();
    reply.raw.writeHead(503, written).end(text.replace(ID, request.id));
  };
};
