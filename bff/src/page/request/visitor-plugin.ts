import { randomUUID } from 'node:crypto';
import fp from 'fastify-plugin';
import { type Participation, resolveParticipant } from '../../experiments/resolve-participant.ts';
import { resolveVisitor, type Visitor } from './resolve-visitor.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** What the request itself says of who asks. */
    resolveVisitor(): Visitor;
    /** Who takes part in experiments; the same answer all through a request. @param seekerId of who is signed in */
    resolveParticipation(seekerId: string | null): Participation | null;
    participation: Participation | null | undefined;
  }
}

export const audience = fp(
  async (app) => {
    app.decorateRequest('resolveVisitor', function () {
      const hint = this.headers['sec-ch-ua-mobile'];
      return resolveVisitor({
        userAgent: this.headers['user-agent'] ?? '',
        mobileHint: typeof hint === 'string' ? hint : undefined,
        bandCookie: this.readCookie('band'),
      });
    });
    app.decorateRequest('participation', undefined);
    app.decorateRequest('resolveParticipation', function (seekerId) {
      if (this.participation !== undefined) return this.participation;
      this.participation = resolveParticipant(
        {
          crawler: this.resolveVisitor().crawler,
          consentCookie: this.readCookie('consent'),
          visitorCookie: this.readCookie('vid'),
          armsCookie: this.readSigned('arms'),
          seekerId,
        },
        randomUUID,
      );
      return this.participation;
    });
  },
  { name: 'audience', dependencies: ['cookies'] },
);
