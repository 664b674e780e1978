import { SESSION_LIFE_MS } from '@broadsheet/staff/sessions';
import fp from 'fastify-plugin';

const MILLISECONDS = 1000;

declare module 'fastify' {
  interface FastifyRequest {
    /** The token of a session of Studio that a browser sends; empty where it sends none. */
    studioToken(): string;
  }
  interface FastifyReply {
    keepStudioSession(token: string): FastifyReply;
    dropStudioSession(): FastifyReply;
  }
}

/** What a browser's cookie of a session is called. */
export const studioCookieOf = (isProduction: boolean): string =>
  isProduction ? '__Host-studio_session' : 'studio_session';

/** By which cookie a browser holds a session of Studio: no script may read it, and no other site make it be sent. */
export const createStudioSession = (isProduction: boolean) => {
  const studioCookie = studioCookieOf(isProduction);
  const scope = { path: '/', sameSite: 'strict', secure: isProduction, httpOnly: true } as const;
  return fp(
    async (app) => {
      app.decorateRequest('studioToken', function () {
        return this.cookies[studioCookie] ?? '';
      });
      app.decorateReply('keepStudioSession', function (token) {
        return this.setCookie(studioCookie, token, {
          ...scope,
          maxAge: SESSION_LIFE_MS / MILLISECONDS,
        });
      });
      app.decorateReply('dropStudioSession', function () {
        return this.clearCookie(studioCookie, scope);
      });
    },
    { name: 'studio-session', dependencies: ['cookies'] },
  );
};
