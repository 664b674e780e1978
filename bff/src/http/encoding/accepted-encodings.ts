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
 * The encodings that a client takes, the smallest first; whoever takes none gets the bytes as they are.
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

const ENCODED = 'accept-encoding';

/** Tells caches that the encoding is the client's choice, beside what the answer varies on already. */
export const varyOnEncoding = (reply: FastifyReply): FastifyReply =>
  reply.header(
    'vary',
    reply.hasHeader('vary') ? `${reply.getHeader('vary')}, ${ENCODED}` : ENCODED,
  );
