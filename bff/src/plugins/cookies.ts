import cookie from '@fastify/cookie';
import fp from 'fastify-plugin';

export const BAND_COOKIE = 'band';
const YEAR_SECONDS = 31_536_000;

declare module 'fastify' {
  interface FastifyReply {
    /** Keeps a visitor's choice for a year, out of scripts' reach. */
    keepChoice(name: string, value: string): FastifyReply;
  }
}

export const createCookies = (isProduction: boolean) =>
  fp(
    async (app) => {
      await app.register(cookie);
      app.decorateReply('keepChoice', function (name: string, value: string) {
        return this.setCookie(name, value, {
          path: '/',
          httpOnly: true,
          sameSite: 'lax',
          secure: isProduction,
          maxAge: YEAR_SECONDS,
        });
      });
    },
    { name: 'cookies' },
  );
