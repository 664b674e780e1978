import type { Cookie } from '@broadsheet/contract/cookie-names';
import { cookieNameOf } from '@broadsheet/contract/cookie-names';
import cookie from '@fastify/cookie';
import fp from 'fastify-plugin';

/** Names the key that signs cookies. */
export const ARMS_COOKIE_KEY = 'kept-arms';
const YEAR_SECONDS = 31_536_000;

interface CookieOptions {
  /** Whether scripts of the page may read it. */
  readonly readable?: boolean;
  /** Whether it is signed, so that clients cannot forge it. */
  readonly signed?: boolean;
  /** Instead of a year. */
  readonly seconds?: number;
  /** Instead of `lax`. */
  readonly sameSite?: 'strict';
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The value of one of our cookies; undefined without one. */
    readCookie(cookie: Cookie): string | undefined;
    /** The value of a signed cookie of ours; null without one or without our signature. */
    readSigned(cookie: Cookie): string | null;
  }
  interface FastifyReply {
    /** Sets a cookie, by default for a year and HttpOnly. */
    writeCookie(cookie: Cookie, value: string, options?: CookieOptions): FastifyReply;
    dropCookie(cookie: Cookie): FastifyReply;
  }
}

/**
 * The only way to read and set cookies, by the names in `cookie-names`. A response that sets a cookie becomes private,
 * whatever its cache headers were.
 */
export const createCookies = (isProduction: boolean, signingKey: Buffer) =>
  fp(
    async (app) => {
      await app.register(cookie, { secret: signingKey });
      const scope = { path: '/', sameSite: 'lax', secure: isProduction } as const;
      app.decorateRequest('readCookie', function (name) {
        return this.cookies[cookieNameOf(name, isProduction)];
      });
      app.decorateRequest('readSigned', function (name) {
        const signed = this.readCookie(name);
        if (signed === undefined) return null;
        const found = this.unsignCookie(signed);
        return found.valid ? found.value : null;
      });
      app.decorateReply('writeCookie', function (name, value, options = {}) {
        const { readable, signed, seconds, sameSite } = options;
        return this.setCookie(cookieNameOf(name, isProduction), value, {
          ...scope,
          ...(sameSite ? { sameSite } : {}),
          maxAge: seconds ?? YEAR_SECONDS,
          httpOnly: !readable,
          signed: signed ?? false,
        });
      });
      app.decorateReply('dropCookie', function (name) {
        return this.clearCookie(cookieNameOf(name, isProduction), { ...scope, httpOnly: true });
      });
      app.addHook('onSend', (_request, reply, _payload, done) => {
        const isShared =
          reply.hasHeader('cdn-cache-control') ||
          /\bpublic\b/.test(String(reply.getHeader('cache-control')));
        if (isShared && reply.hasHeader('set-cookie'))
          reply
            .header('cache-control', 'private, no-cache')
            .removeHeader('cdn-cache-control')
            .removeHeader('cache-tag');
        done();
      });
    },
    { name: 'cookies' },
  );
