import type { CheckedLink } from '@broadsheet/contract/studio/link-calls';
import type { FastifyInstance } from 'fastify';
import { createAskSite } from './ask-site.ts';
import { followLink } from './follow-link.ts';
import { internet, type Network } from './outside.ts';

const DEADLINE_MS = 8_000;
/** At once: a page of ours is made for each of its own. */
const AT_ONCE = 8;

/** Where addresses lead, each once, in their order. Never rejects. */
export type CheckLinks = (
  addresses: readonly string[],
  signal: AbortSignal,
) => Promise<readonly CheckedLink[]>;

interface LinkCheckDeps {
  readonly app: Pick<FastifyInstance, 'inject'>;
  readonly brands: Parameters<typeof createAskSite>[1];
  readonly network?: Network;
}

/** Paths are of the site itself, on any of its brands; all else is asked of its own host. */
export const createLinkCheck = ({ app, brands, network = internet }: LinkCheckDeps): CheckLinks => {
  const askSite = createAskSite(app, brands);
  const checkOne = (address: string, signal: AbortSignal): Promise<CheckedLink> => {
    const both = AbortSignal.any([signal, AbortSignal.timeout(DEADLINE_MS)]);
    return /^\/(?![/\\])/.test(address)
      ? askSite(address, both)
      : followLink(network, address, both);
  };
  return async (addresses, signal) => {
    const waiting = [...new Set(addresses)].entries();
    const checked: CheckedLink[] = [];
    const work = async (): Promise<void> => {
      for (const [index, address] of waiting) checked[index] = await checkOne(address, signal);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    return checked;
  };
};
