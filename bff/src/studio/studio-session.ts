import { SESSION_LIFE_MS } from '@broadsheet/staff/sessions';
import fp from 'fastify-plugin';

const MILLISECONDS = 1000;

declare module 'fastify' {
  interface FastifyRequest {
    /** The token of a browser's Studio session; empty where it sends none. */
    studioToken(): string;
  }
  interface FastifyReply {
    writeStudioSession(token: string): FastifyReply;
    dropStudioSession(): FastifyReply;
  }
}

/** The cookie of a Studio session: HttpOnly, and never sent from another site. */
export const studioSession = fp(
  async (app) => {
    app.decorateRequest('studioToken', function () {
      return this.readCookie('studio_session') ?? '';
    });
    app.decorateReply('writeStudioSession', function (token) {
      return this.writeCookie('studio_session', token, {
        seconds: SESSION_LIFE_MS / MILLISECONDS,
        sameSite: 'strict',
      });
    });
    app.decorateReply('dropStudioSession', function () {
      return this.dropCookie('studio_session');
    });
  },
  { name: 'studio-session', dependencies: ['cookies'] },
);
