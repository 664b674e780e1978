import type { FastifyReply, FastifyRequest } from 'fastify';
import { clientSignal } from '../../http/client-signal.ts';
import { VISITOR } from '../../session/reader.ts';
import { siteOfRequest } from '../../site/brand.ts';
import { applyPreview } from './apply-preview.ts';
import type { PageRequest } from './page-request.ts';
import type { ServedCatalog } from './served-catalog.ts';

/**
 * What a request asks of the pages.
 * @param asked percent-encoded path with its query, a preview included; @param now epoch ms
 */
export const buildPageRequest = async (
  request: FastifyRequest,
  reply: FastifyReply,
  asked: string,
  now: number,
  served: ServedCatalog,
): Promise<PageRequest> => {
  const site = siteOfRequest(request);
  const { path, preview } = await request.resolvePreview(asked, site, now);
  let signal: AbortSignal | undefined;
  const ask: PageRequest = {
    site,
    path,
    visitor: request.resolveVisitor(),
    storedFilter: request.readCookie('filter'),
    reader: VISITOR,
    findReader: request.mayHoldToken()
      ? async () => (await request.holdSession(reply))?.resolve() ?? VISITOR
      : null,
    participation: (seekerId) => request.resolveParticipation(seekerId),
    isFollowed: false,
    now,
    rolledOut: null,
    preview: null,
    requestId: request.id,
    ...served,
    signal: () => {
      signal ??= clientSignal(reply);
      return signal;
    },
  };
  return preview ? applyPreview(ask, preview) : ask;
};
