import { randomBytes } from 'node:crypto';
import { BRANDS } from '@broadsheet/contract/brand';
import type { CheckedLink, LinkVerdict } from '@broadsheet/contract/studio/link-calls';
import type { FastifyInstance } from 'fastify';
import type { Site } from '../site/site.ts';
import { verdictOf } from './follow-link.ts';

type Brands = Site['snapshot']['brands'];

const PERMANENT: readonly number[] = [301, 308];
/** What is shown of an address that is not the same on all brands: where one has it, it leads somewhere. */
const ORDER: readonly LinkVerdict[] = ['moved', 'unsure', 'unreached', 'dead'];

/** Of those kept for documents, where no client is: the site counts what is asked here as of nobody's network. */
const someClient = (): string =>
  `2001:db8:${randomBytes(2).toString('hex')}:${randomBytes(2).toString('hex')}::1`;

/** A site with too much to do says nothing of the address: it is asked again when it has said to, so many times in all. */
const TRIES = 2;
const RETRY_AFTER_S = 2;
const SECOND_MS = 1_000;
const UNAVAILABLE = 503;

/** Rejects where the signal ends it. */
export type Wait = (ms: number, signal: AbortSignal) => Promise<void>;

export interface FetchSiteDeps {
  readonly app: Pick<FastifyInstance, 'inject'>;
  readonly brands: () => Brands;
  readonly wait: Wait;
}

/** Asks the site itself for its own addresses, as a visitor whom nothing is counted of. */
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
