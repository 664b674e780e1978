import { withMembership } from '@broadsheet/contract/audience';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { clientSignal } from '../../http/client-signal.ts';
import { acceptedEncodings } from '../../http/encoding/accepted-encodings.ts';
import { VISITOR } from '../../session/reader.ts';
import { siteOfRequest } from '../../site/brand.ts';
import type { ActivePreview, PageRequest } from './page-request.ts';
import type { ServedCatalog } from './served-catalog.ts';

export interface PageRequestOptions {
  /** Percent-encoded path with its query, a preview included. */
  readonly address: string;
  readonly catalog: ServedCatalog;
  /** Epoch ms of the request; a preview may show another instant. */
  readonly now: number;
  /** Sent by a page of ours in a browser. */
  readonly isFollowed: boolean;
  /** False where the response cannot set the visitor cookie: first-time visitors then take no part in experiments. */
  readonly setsVisitorId: boolean;
}

/** Runs a creator once, at its first call. */
const once = <Value>(create: () => Value): (() => Value) => {
  let created: { readonly value: Value } | undefined;
  return () => {
    created ??= { value: create() };
    return created.value;
  };
};

/** A preview has no session: a preview link must not show personal data. */
const createReaderFinder = (
  request: FastifyRequest,
  reply: FastifyReply,
  preview: ActivePreview | null,
): PageRequest['findReader'] => {
  if (preview || !request.mayHoldToken()) return null;
  return async () => (await request.holdSession(reply))?.resolve() ?? VISITOR;
};

/** A preview takes part in no experiment: nothing is assigned, so nothing can be counted. */
const createParticipationFinder = (
  request: FastifyRequest,
  preview: ActivePreview | null,
  setsVisitorId: boolean,
): PageRequest['findParticipation'] => {
  if (preview) return () => null;
  return (seekerId) => {
    const found = request.resolveParticipation(seekerId);
    return found?.isNew && !setsVisitorId ? null : found;
  };
};

/** Reads the one request that all stages of a page share. */
export const buildPageRequest = async (
  request: FastifyRequest,
  reply: FastifyReply,
  { address, catalog, now, isFollowed, setsVisitorId }: PageRequestOptions,
): Promise<PageRequest> => {
  const live = siteOfRequest(request);
  const { path, preview } = await request.resolvePreview(address, live, now);
  const shown = preview?.preview;
  const { visitor, stranger, chosenBand, hasClass, isFromEdge } = request.resolveVisitor();
  return {
    site: preview?.site ?? live,
    path,
    visitor: shown ? Object.freeze({ ...stranger, ...withMembership(shown.audience) }) : visitor,
    chosenBand,
    lacksClass: () => !hasClass && request.claimedSeekerId() !== null,
    isFromEdge,
    claimedSeekerId: () => request.claimedSeekerId(),
    storedFilter: preview ? undefined : request.readCookie('filter'),
    findReader: createReaderFinder(request, reply, preview),
    findParticipation: createParticipationFinder(request, preview, setsVisitorId),
    isFollowed,
    now: shown?.at === undefined ? now : Date.parse(shown.at),
    preview,
    catalog,
    encodings: acceptedEncodings(request.headers['accept-encoding']),
    requestId: request.id,
    log: request.log,
    signal: once(() => clientSignal(reply)),
  };
};
