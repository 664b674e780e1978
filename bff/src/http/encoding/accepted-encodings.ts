import type { FastifyReply } from 'fastify';
import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';

export type Encoding = 'br' | 'gzip' | 'identity';

const MAX_HEADERS = 200;
/** Best first. */
const SERVED: readonly Encoding[] = ['br', 'gzip', 'identity'];
const PLAIN: readonly Encoding[] = ['identity'];

const known = new LRUCache<string, readonly Encoding[]>({ max: MAX_HEADERS });

/**
 * The encodings that a client accepts, smallest output first; empty means identity.
 * @param header Accept-Encoding
 */
export const acceptedEncodings = (header: string | undefined): readonly Encoding[] => {
  if (!header) return PLAIN;
  const cached = known.get(header);
  if (cached) return cached;
  const named = new Negotiator({ headers: { 'accept-encoding': header } }).encodings([...SERVED]);
  const taken = SERVED.filter((encoding) => named.includes(encoding));
  const accepted = taken.length > 0 ? taken : PLAIN;
  known.set(header, accepted);
  return accepted;
};

/** Adds request headers to the Vary header of a response. */
export const varyOn = (reply: FastifyReply, headers: readonly string[]): FastifyReply => {
  const named = reply.hasHeader('vary') ? [String(reply.getHeader('vary'))] : [];
  return reply.header('vary', [...named, ...headers].join(', '));
};

/** Adds Accept-Encoding to the Vary header of a response. */
export const varyOnEncoding = (reply: FastifyReply): FastifyReply =>
  varyOn(reply, ['accept-encoding']);
