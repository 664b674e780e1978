import { randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { safeNext } from '../http/safe-next.ts';
import { isSameHost } from '../http/same-origin.ts';

/** A parameter of `next`, so that it follows `next` to the second step, to registration and back. */
export const FLOW_PARAMETER = 'flow';
const FLOW_BYTES = 16;
/** Of a browser that another site, or another host of this one, has sent here. */
const SENT_FROM_ELSEWHERE: readonly unknown[] = ['cross-site', 'same-site'];

const BASE = 'http://site';

const queryOf = (path: string): URLSearchParams => new URL(path, BASE).searchParams;
const withQuery = (path: string, query: URLSearchParams): string => {
  const { pathname } = new URL(path, BASE);
  return query.size > 0 ? `${pathname}?${query}` : pathname;
};

/** A random number for one way from a form to its login. */
export const createFlow = (): string => randomBytes(FLOW_BYTES).toString('base64url');

/** Where a login leads on to, with the flow that led to it. @param next path with its query */
export const withFlow = (next: string, flow: string): string => {
  const query = queryOf(next);
  query.set(FLOW_PARAMETER, flow);
  return withQuery(next, query);
};

export const flowOf = (next: string): string | null => queryOf(next).get(FLOW_PARAMETER);

/** The same page without its flow. */
export const withoutFlow = (next: string): string => {
  const query = queryOf(next);
  if (!query.has(FLOW_PARAMETER)) return next;
  query.delete(FLOW_PARAMETER);
  return withQuery(next, query);
};

/** The page after a login: from the form, or from the page address where a script sends the form. */
export const nextOfLogin = (request: FastifyRequest): string => {
  const { referer } = request.headers;
  if (request.formNext !== undefined) return safeNext(request.formNext);
  if (referer === undefined || !isSameHost(request, referer)) return '/';
  return safeNext(new URL(referer).searchParams.get('next') ?? undefined);
};

/**
 * A visitor sent by another site must not follow that site's login flow: a foreign address must not choose the call
 * that runs after the login. @returns the page's address without its flow; null where it needs no change
 */
export const addressWithoutForeignFlow = ({ url, headers }: FastifyRequest): string | null => {
  if (!SENT_FROM_ELSEWHERE.includes(headers['sec-fetch-site']) || !URL.canParse(url, BASE))
    return null;
  const query = queryOf(url);
  const all = query.getAll('next').map(safeNext);
  if (all.every((next) => flowOf(next) === null)) return null;
  query.set('next', withoutFlow(all.at(-1) ?? '/'));
  return safeNext(withQuery(url, query));
};
