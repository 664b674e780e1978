import fp from 'fastify-plugin';
import { resolveVisitor, type Visitor } from '../page/resolve-visitor.ts';
import { BAND_COOKIE } from './cookies.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** What the request itself says of who asks. */
    resolveVisitor(): Visitor;
  }
}

export const audience = fp(
  async (app) => {
    app.decorateRequest('resolveVisitor', function () {
      const hint = this.headers['sec-ch-ua-mobile'];
      return resolveVisitor({
        userAgent: this.headers['user-agent'] ?? '',
        mobileHint: typeof hint === 'string' ? hint : undefined,
        bandCookie: this.cookies[BAND_COOKIE],
      });
    });
  },
  { name: 'audience', dependencies: ['cookies'] },
);
