import { randomBytes } from 'node:crypto';
import { BRANDS } from '@broadsheet/contract/brand';
import type { CheckedLink, LinkVerdict } from '@broadsheet/contract/studio/link-calls';
import type { FastifyInstance } from 'fastify';
import type { Site } from '../site.ts';
import { verdictOf } from './follow-link.ts';

type Brands = Site['snapshot']['brands'];

const FOR_GOOD: readonly number[] = [301, 308];
/** What is shown of an address that is not the same on all brands: where one has it, it leads somewhere. */
const ORDER: readonly LinkVerdict[] = ['good', 'moved', 'unsure', 'dead'];

/** Of those kept for documents, where no client is: the site counts what is asked here as of nobody's network. */
const someClient = (): string =>
  `2001:db8:${randomBytes(2).toString('hex')}:${randomBytes(2).toString('hex')}::1`;

/** Asks the site itself for its own addresses, as a visitor whom nothing is counted of. */
export const createAskSite = (
  app: Pick<FastifyInstance, 'inject'>,
  brands: () => Brands,
): ((address: string, signal: AbortSignal) => Promise<CheckedLink>) => {
  const remoteAddress = someClient();
  const askBrand = async (
    address: string,
    host: string,
    signal: AbortSignal,
  ): Promise<CheckedLink> => {
    const [url = '/'] = address.split('#', 1);
    const { statusCode, headers } = await app.inject({
      method: 'HEAD',
      url,
      headers: { host },
      remoteAddress,
      signal,
    });
    const isMoved = FOR_GOOD.includes(statusCode) && typeof headers.location === 'string';
    return verdictOf(address, statusCode, isMoved ? (headers.location ?? null) : null);
  };
  return async (address, signal) => {
    const hosts = BRANDS.flatMap((brand) => brands()[brand].hosts[0] ?? []);
    try {
      const found = await Promise.all(hosts.map((host) => askBrand(address, host, signal)));
      const [best] = found.sort(
        (left, right) => ORDER.indexOf(left.verdict) - ORDER.indexOf(right.verdict),
      );
      return best ?? { address, verdict: 'unreached' };
    } catch {
      return { address, verdict: 'unreached' };
    }
  };
};
