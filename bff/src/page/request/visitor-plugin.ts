import { randomUUID } from 'node:crypto';
import { parseSeekerClass } from '@broadsheet/contract/audience-class';
import type { ReadClaims } from '@broadsheet/session-token/read-claims';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { type Participation, resolveParticipant } from '../../experiments/resolve-participant.ts';
import { siteOfRequest } from '../../site/brand.ts';
import { readEdgeClass } from './edge-class.ts';
import { readBand, resolveVisitor, type Visitor } from './resolve-visitor.ts';

/** What a request itself says about its visitor. */
export interface RequestVisitor {
  readonly visitor: Visitor;
  /** The same machine with nobody known in front of it. */
  readonly stranger: Visitor;
  /** The band that the visitor chose on this site; null where they chose none. */
  readonly chosenBand: number | null;
  /** The request names the class of a seeker, or comes from an edge that has looked for it. */
  readonly hasClass: boolean;
  /** A trusted edge named the class, and tells classes apart in what it stores. */
  readonly isFromEdge: boolean;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The same object all through a request. */
    resolveVisitor(): RequestVisitor;
    requestVisitor: RequestVisitor | undefined;
    /** Who takes part in experiments; the same answer all through a request. @param seekerId of who is signed in */
    resolveParticipation(seekerId: string | null): Participation | null;
    participation: Participation | null | undefined;
    /** The seeker that a token names, whether or not the session has ended since. Null without a token of ours. */
    claimedSeekerId(): string | null;
  }
}

const headerOf = (value: string | string[] | undefined): string | undefined =>
  typeof value === 'string' ? value : undefined;

const readVisitor = (request: FastifyRequest): RequestVisitor => {
  const bandCookie = request.readCookie('band');
  const hints = {
    userAgent: request.headers['user-agent'] ?? '',
    mobileHint: headerOf(request.headers['sec-ch-ua-mobile']),
    bandCookie,
  };
  const { brand } = siteOfRequest(request);
  const stranger = resolveVisitor({ ...hints, seekerClass: null });
  const chosenBand = readBand(bandCookie);
  const fromEdge = readEdgeClass(request, brand);
  if (fromEdge)
    return { visitor: fromEdge, stranger, chosenBand, hasClass: true, isFromEdge: true };
  const seekerClass = parseSeekerClass(request.readCookie('aud'), brand);
  return {
    visitor: seekerClass ? resolveVisitor({ ...hints, seekerClass }) : stranger,
    stranger,
    chosenBand,
    hasClass: seekerClass !== null,
    isFromEdge: false,
  };
};

/** Finds what a request says about its visitor, and who takes part in experiments. */
export const createVisitor = (readClaims: ReadClaims) =>
  fp(
    async (app) => {
      app.decorateRequest('requestVisitor', undefined);
      app.decorateRequest('resolveVisitor', function () {
        this.requestVisitor ??= readVisitor(this);
        return this.requestVisitor;
      });
      app.decorateRequest('claimedSeekerId', function () {
        const token = this.claimedToken();
        const claims = token ? readClaims(token, siteOfRequest(this).brand.brand) : null;
        return claims && !claims.step ? claims.sub : null;
      });
      app.decorateRequest('participation', undefined);
      app.decorateRequest('resolveParticipation', function (seekerId) {
        if (this.participation !== undefined) return this.participation;
        this.participation = resolveParticipant(
          {
            crawler: this.resolveVisitor().visitor.crawler,
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
    { name: 'visitor', dependencies: ['cookies', 'session', 'brand'] },
  );
