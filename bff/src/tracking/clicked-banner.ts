import type { Snapshot } from '@broadsheet/content-store/snapshot';
import type { PageMatch } from '@broadsheet/contract/match-page';

const leadsTo = (link: string, { pathname }: PageMatch): boolean =>
  link.startsWith('/') && new URL(link, 'http://site').pathname === pathname;

/**
 * The banner whose click led from one page of ours to another: it links there and names itself in `ref`. Null where
 * nothing shows that, such as on the next page of a list that a banner has led to.
 */
export const clickedBanner = (
  { banners }: Pick<Snapshot, 'banners'>,
  page: PageMatch,
  from: PageMatch | null,
): string | null => {
  const { ref } = page.query;
  if (!ref || !from || from.pathname === page.pathname) return null;
  for (const source of banners.values())
    for (const { id, link, trackerText } of source ?? [])
      if (trackerText === ref && leadsTo(link, page)) return id;
  return null;
};
