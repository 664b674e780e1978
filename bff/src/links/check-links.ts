import { setTimeout } from 'node:timers/promises';
import { isSitePath } from '@broadsheet/contract/site-path';
import type { CheckedLink } from '@broadsheet/contract/studio/link-calls';
import { internet, type Network } from '@broadsheet/outbound/fetch-outside';
import { createFetchSite, type FetchSiteDeps, type Wait } from './fetch-site.ts';
import { followLink } from './follow-link.ts';

const DEADLINE_MS = 8_000;
/** Each check creates a page while visitors wait for theirs. */
const OWN_AT_ONCE = 2;
const OTHERS_AT_ONCE = 8;

/** Where addresses lead, each once, in their order. Never rejects. */
export type CheckLinks = (
  addresses: readonly string[],
  signal: AbortSignal,
) => Promise<readonly CheckedLink[]>;

interface LinkCheckDeps extends Pick<FetchSiteDeps, 'app' | 'brands'> {
  readonly network?: Network;
  readonly wait?: Wait;
}

interface Numbered {
  readonly address: string;
  readonly index: number;
}

const pauseFor: Wait = async (ms, signal) => void (await setTimeout(ms, undefined, { signal }));

/** Paths are checked on the site itself, on any of its brands; all other addresses on their own host. */
export const createLinkCheck = ({
  app,
  brands,
  network = internet,
  wait = pauseFor,
}: LinkCheckDeps): CheckLinks => {
  const fetchFromSite = createFetchSite({ app, brands, wait });
  const checkOne = (address: string, signal: AbortSignal): Promise<CheckedLink> => {
    const both = AbortSignal.any([signal, AbortSignal.timeout(DEADLINE_MS)]);
    return isSitePath(address) ? fetchFromSite(address, both) : followLink(network, address, both);
  };
  return async (addresses, signal) => {
    const numbered = [...new Set(addresses)].map((address, index) => ({ address, index }));
    const checked: CheckedLink[] = [];
    const workOff = async (waiting: IterableIterator<Numbered>) => {
      for (const { address, index } of waiting) checked[index] = await checkOne(address, signal);
    };
    const own = numbered.filter(({ address }) => isSitePath(address)).values();
    const others = numbered.filter(({ address }) => !isSitePath(address)).values();
    await Promise.all([
      ...Array.from({ length: OWN_AT_ONCE }, () => workOff(own)),
      ...Array.from({ length: OTHERS_AT_ONCE }, () => workOff(others)),
    ]);
    return checked;
  };
};
