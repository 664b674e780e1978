import { SESSION_EXPIRY_SECONDS } from '@broadsheet/contract/constants';
import { type Cookie, cookieNameOf } from '@broadsheet/contract/cookie-names';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';

/** Cookies that had no prefix in production before docs/decisions/0075. */
const UNPREFIXED = [
  'band',
  'consent',
  'vid',
  'arms',
  'member',
  'deferred-call',
  'changed',
  'guest',
] as const satisfies readonly Cookie[];

/**
 * Preferences that are carried over. Any neighbouring host can set unprefixed cookies, so none that identifies a
 * browser, gives consent or makes a call is accepted. A sign-in flag counts only together with a token.
 */
const findPreference = (
  request: FastifyRequest,
  cookie: (typeof UNPREFIXED)[number],
): { readonly value: string; readonly seconds?: number } | null => {
  const value = request.cookies[cookie] ?? '';
  if (cookie === 'band' && /^[1-9]$/.test(value)) return { value };
  if (cookie === 'consent' && /^necessary\.\d{1,4}$/.test(value)) return { value };
  const isSignedIn = cookie === 'member' && request.readCookie('token') !== undefined;
  return isSignedIn && /^[12]$/.test(value) ? { value, seconds: SESSION_EXPIRY_SECONDS } : null;
};

/** Subresources of pages must stay cacheable. */
const mayCarryOver = ({ url, headers }: FastifyRequest): boolean =>
  url.startsWith('/api/') || (headers.accept ?? '').includes('text/html');

const carryOver = (request: FastifyRequest, reply: FastifyReply): void => {
  for (const cookie of UNPREFIXED) {
    if (request.cookies[cookie] === undefined) continue;
    reply.clearCookie(cookie, { path: '/', secure: true });
    const preference =
      request.readCookie(cookie) === undefined ? findPreference(request, cookie) : null;
    if (!preference) continue;
    const { value, seconds } = preference;
    reply.writeCookie(cookie, value, { readable: true, ...(seconds ? { seconds } : {}) });
    // This answer follows it already.
    request.cookies[cookieNameOf(cookie, true)] = value;
  }
};

/** In production: replaces the unprefixed cookies of earlier visits. */
export const unprefixedCookies = fp(
  async (app) => {
    app.addHook('onRequest', (request, reply, done) => {
      if (mayCarryOver(request)) carryOver(request, reply);
      done();
    });
  },
  { name: 'unprefixed-cookies', dependencies: ['cookies'] },
);
