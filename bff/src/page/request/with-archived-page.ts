import type { Snapshot } from '@broadsheet/content-store/snapshot';
import { brandsOfPage, isLandingName } from '@broadsheet/contract/page-name';
import { tidyAddress } from '@broadsheet/contract/site-addresses';

/**
 * The content with an archived landing page at its address, which may lead elsewhere by now. Only previews of Studio show it.
 * Other pages are where they are. Pure.
 */
export const withArchivedPage = (snapshot: Snapshot, page: string | undefined): Snapshot => {
  if (page === undefined || !isLandingName(page)) return snapshot;
  const layout = snapshot.pages.get(page)?.layout;
  if (!layout?.archived || layout.address === undefined) return snapshot;
  const address = tidyAddress(layout.address);
  const addresses = { ...snapshot.addresses };
  for (const brand of brandsOfPage(layout)) {
    const { landing, redirects, isComplete } = addresses[brand];
    addresses[brand] = {
      landing: new Map([...landing, [address, page]]),
      redirects: new Map([...redirects].filter(([from]) => tidyAddress(from) !== address)),
      isComplete,
    };
  }
  return { ...snapshot, addresses };
};
