import type { ReadClaims } from '@broadsheet/session-token/read-claims';
import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';
import { parseGuestId } from './guest-id.ts';

/** The client that a request is counted for. */
export interface RateClient {
  readonly kind: 'session' | 'guest' | 'newcomer';
  /** Of the session or the visitor; of newcomers their address. */
  readonly key: string;
  /** An IPv6 client is its /64. */
  readonly address: string;
}

const IPV6_SUBNET = 64;
/** Our values are never longer, so longer ones are not hashed. */
const GUEST_COOKIE_LENGTH_MAX = 128;

export interface RateClientDeps {
  readonly readClaims: ReadClaims;
  /** Epoch ms. */
  readonly now: () => number;
}

/**
 * Resolves the client to count. Only values signed by this site count: a forged or foreign token or id makes its sender
 * a newcomer.
 */
export const resolveRateClient = (
  request: FastifyRequest,
  { readClaims, now }: RateClientDeps,
): RateClient => {
  const address = normalizeIP(request.ip, IPV6_SUBNET);
  const token = request.claimedToken();
  const brand = request.site?.brand.brand;
  const session = token && brand ? readClaims(token, brand)?.sid : null;
  if (session) return { kind: 'session', key: session, address };
  const isShort = (request.readCookie('guest')?.length ?? 0) <= GUEST_COOKIE_LENGTH_MAX;
  const guest = isShort ? parseGuestId(request.readSigned('guest'), now()) : null;
  if (guest !== null) return { kind: 'guest', key: guest, address };
  return { kind: 'newcomer', key: address, address };
};
