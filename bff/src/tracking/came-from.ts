import type { PageMatch } from '@broadsheet/contract/match-page';
import type { FastifyRequest } from 'fastify';
import { isSameHost } from '../http/same-origin.ts';
import { resolvePageCached } from '../page/request/page-match-cache.ts';
import { siteOfRequest } from '../site/brand.ts';

/** As long as an address of ours may be. */
const ADDRESS_LENGTH_MAX = 2_100;

/**
 * The page of ours that a request comes from: the only use of the Referer header. Null where it comes from another
 * site, from no page, or without the header.
 */
export const cameFrom = (request: FastifyRequest): PageMatch | null => {
  const { referer } = request.headers;
  if (referer === undefined || referer.length > ADDRESS_LENGTH_MAX) return null;
  if (!isSameHost(request, referer)) return null;
  const { pathname, search } = new URL(referer);
  const match = resolvePageCached(siteOfRequest(request), `${pathname}${search}`);
  return 'redirect' in match || match.kind === 'notfound' ? null : match;
};
