import type { Snapshot } from '@broadsheet/content-store/snapshot';
import { brandsOfPage, isLandingName } from '@broadsheet/contract/page-name';
import { tidyAddress } from '@broadsheet/contract/site-addresses';

/** One for each content and page, so that what is cached by its parts stays valid for the requests of a preview. */
const shown = new WeakMap<Snapshot, Map<string, Snapshot>>();

const showPage = (snapshot: Snapshot, page: string): Snapshot => {
  const layout = isLandingName(page) ? snapshot.pages.get(page)?.layout : undefined;
  if (!isLandingName(page) || !layout?.archived || layout.address === undefined) return snapshot;
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

/**
 * The content with an archived landing page at its address, which may lead elsewhere by now. Only previews of Studio show it.
 * Other pages are where they are. The same object for the same content and page.
 */
export const withArchivedPage = (snapshot: Snapshot, page: string | undefined): Snapshot => {
  if (page === undefined) return snapshot;
  const known = shown.get(snapshot) ?? new Map<string, Snapshot>();
  shown.set(snapshot, known);
  const found = known.get(page) ?? showPage(snapshot, page);
  // Names come from tokens: those of no archived page are not stored.
  if (found !== snapshot) known.set(page, found);
  return found;
};
