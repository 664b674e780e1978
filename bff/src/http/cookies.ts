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
  /** Whether it is signed, so that nobody can make one up. */
  readonly signed?: boolean;
  /** Instead of a year. */
  readonly seconds?: number;
  /** Instead of `lax`. */
  readonly sameSite?: 'strict';
}

declare module 'fastify' {
  interface FastifyRequest {
    /** What a cookie of ours says; undefined without one. */
    readCookie(cookie: Cookie): string | undefined;
    /** What a signed cookie of ours says; null when there is none or its signature is not ours. */
    readSigned(cookie: Cookie): string | null;
  }
  interface FastifyReply {
    /** Keeps a cookie for a year and out of scripts' reach, unless told otherwise. */
    writeCookie(cookie: Cookie, value: string, options?: CookieOptions): FastifyReply;
    dropCookie(cookie: Cookie): FastifyReply;
  }
}

/**
 * The one way to read and to set cookies, by the names that `cookie-names` gives them. An answer that sets one is for its
 * reader alone, whatever it says of caches.
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
        const found = this.unsignCookie(this.readCookie(name) ?? '');
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
        const isShared = /\bpublic\b/.test(String(reply.getHeader('cache-control')));
        if (isShared && reply.hasHeader('set-cookie'))
          reply.header('cache-control', 'private, no-cache').removeHeader('cache-tag');
        done();
      });
    },
    { name: 'cookies' },
  );
