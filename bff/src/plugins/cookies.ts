import cookie from '@fastify/cookie';
import fp from 'fastify-plugin';

export const BAND_COOKIE = 'band';
/** What a visitor agrees to have kept, and by which wording of the question; absent until somebody chose. */
export const CONSENT_COOKIE = 'consent';
/** The random id of a browser that takes part in experiments. */
export const VISITOR_COOKIE = 'vid';
/** The arms that this browser was dealt. */
export const ARMS_COOKIE = 'arms';
/** What a visitor's form has asked for, until they are signed in. */
export const KEPT_CALL_COOKIE = 'kept-call';
/** That what pages are chosen by was changed a moment ago: no replica may tell of who is signed in by what it remembers. */
export const CHANGED_COOKIE = 'changed';
/** A random number that requests of a visitor are counted by, where many people share an address. */
export const GUEST_COOKIE = 'guest';
/** Names the key that signs what is kept of a visitor's experiments. */
export const KEPT_ARMS_KEY = 'kept-arms';
const YEAR_SECONDS = 31_536_000;

interface KeepOptions {
  /** Whether scripts of the page may read it. */
  readonly readable?: boolean;
  /** Whether it is signed, so that nobody can make one up. */
  readonly signed?: boolean;
  /** Instead of a year. */
  readonly seconds?: number;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** What a signed cookie of ours says; null when there is none or its signature is not ours. */
    readSigned(name: string): string | null;
  }
  interface FastifyReply {
    /** Keeps a cookie for a year and out of scripts' reach, unless told otherwise. */
    keepCookie(name: string, value: string, options?: KeepOptions): FastifyReply;
    dropCookie(name: string): FastifyReply;
  }
}

export const createCookies = (isProduction: boolean, signingKey: Buffer) =>
  fp(
    async (app) => {
      await app.register(cookie, { secret: signingKey });
      const scope = { path: '/', sameSite: 'lax', secure: isProduction } as const;
      app.decorateReply('keepCookie', function (name, value, { readable, signed, seconds } = {}) {
        const maxAge = seconds ?? YEAR_SECONDS;
        const kept = { maxAge, httpOnly: !readable, signed: signed ?? false };
        return this.setCookie(name, value, { ...scope, ...kept });
      });
      app.decorateReply('dropCookie', function (name) {
        return this.clearCookie(name, { ...scope, httpOnly: true });
      });
      app.decorateRequest('readSigned', function (name) {
        const found = this.unsignCookie(this.cookies[name] ?? '');
        return found.valid ? found.value : null;
      });
    },
    { name: 'cookies' },
  );
