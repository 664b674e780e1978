import { randomUUID } from 'node:crypto';
import type { Audience } from '@broadsheet/contract/audience';
import { isCrawler } from '@broadsheet/contract/crawler';
import { deviceOf } from '@broadsheet/contract/device';
import { ANY_BAND, findBand } from '@broadsheet/contract/experience';
import fp from 'fastify-plugin';
import { type Participation, resolveParticipant } from '../../experiments/resolve-participant.ts';

/** The visitor facts of a request, independent of the page. */
export type Visitor = Omit<Audience, 'brand'>;

export interface VisitorHints {
  readonly userAgent: string;
  /** The header Sec-CH-UA-Mobile: `?1` or `?0`. */
  readonly mobileHint: string | undefined;
  /** The cookie that stores a visitor's chosen band. */
  readonly bandCookie: string | undefined;
}

const bandOf = (cookie: string | undefined): number =>
  /^[1-9]$/.test(cookie ?? '') ? (findBand(Number(cookie))?.id ?? ANY_BAND) : ANY_BAND;

export const resolveVisitor = (hints: VisitorHints): Visitor =>
  Object.freeze({
    cohort: 'none',
    membership: 'visitor',
    experienceBand: bandOf(hints.bandCookie),
    device: deviceOf(hints),
    city: null,
    category: null,
    crawler: isCrawler(hints.userAgent),
  });

declare module 'fastify' {
  interface FastifyRequest {
    /** Resolves the visitor facts of the request itself. */
    resolveVisitor(): Visitor;
    /** Resolves experiment participation, once per request. @param seekerId of the signed-in seeker */
    resolveParticipation(seekerId: string | null): Participation | null;
    participation: Participation | null | undefined;
  }
}

export const visitorPlugin = fp(
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
  { name: 'visitor', dependencies: ['cookies'] },
);
