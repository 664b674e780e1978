import { randomBytes } from 'node:crypto';
import { BRANDS } from '@broadsheet/contract/brand';
import { SECOND_MS } from '@broadsheet/contract/durations';
import type { CheckedLink, LinkVerdict } from '@broadsheet/contract/studio/link-calls';
import type { FastifyInstance } from 'fastify';
import type { Site } from '../site/site.ts';
import { verdictOf } from './follow-link.ts';

type Brands = Site['snapshot']['brands'];

const PERMANENT: readonly number[] = [301, 308];
/** The verdict for a path that differs between brands, best first: a path that works on one brand is no dead link. */
const ORDER: readonly LinkVerdict[] = ['moved', 'unsure', 'unreached', 'dead'];

/**
 * An address reserved for documentation, where no client is: the rate limit counts these requests for no real network.
 */
const someClient = (): string =>
  `2001:db8:${randomBytes(2).toString('hex')}:${randomBytes(2).toString('hex')}::1`;

/**
 * An overloaded site gives no verdict on the address: the request is repeated after a delay, up to this number of
 * tries.
 */
const TRIES = 2;
const RETRY_AFTER_S = 2;
const UNAVAILABLE = 503;

/** Rejects where the signal ends it. */
export type Wait = (ms: number, signal: AbortSignal) => Promise<void>;

export interface FetchSiteDeps {
  readonly app: Pick<FastifyInstance, 'inject'>;
  readonly brands: () => Brands;
  readonly wait: Wait;
}

/** Requests the site's own addresses from the site itself, as a visitor who is not tracked. */
export const createFetchSite = ({
  app,
  brands,
  wait,
}: FetchSiteDeps): ((address: string, signal: AbortSignal) => Promise<CheckedLink>) => {
  const remoteAddress = someClient();
  const fetchOnce = async (url: string, host: string, signal: AbortSignal, tries: number) => {
    const answer = await app.inject({
      method: 'HEAD',
      url,
      headers: { host },
      remoteAddress,
      signal,
    });
    if (answer.statusCode !== UNAVAILABLE || tries === 1) return answer;
    await wait((Number(answer.headers['retry-after']) || RETRY_AFTER_S) * SECOND_MS, signal);
    return fetchOnce(url, host, signal, tries - 1);
  };
  const fetchFromBrand = async (
    address: string,
    host: string,
    signal: AbortSignal,
  ): Promise<CheckedLink> => {
    const [url = '/'] = address.split('#', 1);
    try {
      const { statusCode, headers } = await fetchOnce(url, host, signal, TRIES);
      const isMoved = PERMANENT.includes(statusCode) && typeof headers.location === 'string';
      return verdictOf(address, statusCode, isMoved ? (headers.location ?? null) : null);
    } catch {
      return { address, verdict: 'unreached' };
    }
  };
  return async (address, signal) => {
    const found: CheckedLink[] = [];
    for (const host of BRANDS.flatMap((brand) => brands()[brand].hosts[0] ?? [])) {
      const one = await fetchFromBrand(address, host, signal);
      if (one.verdict === 'good') return one;
      found.push(one);
    }
    const [best] = found.sort(
      (left, right) => ORDER.indexOf(left.verdict) - ORDER.indexOf(right.verdict),
    );
    return best ?? { address, verdict: 'unreached' };
  };
};
