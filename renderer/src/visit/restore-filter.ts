import type { Site } from '../page/site.ts';
import { storeFilter, withStoredFilter } from './stored-filters.ts';

/** The path of the page that opened the document, if it belongs to this site. */
const pathBefore = (): string => {
  const { referrer } = document;
  if (!URL.canParse(referrer)) return '';
  const { origin, pathname } = new URL(referrer);
  return origin === window.location.origin ? pathname : '';
};

/** Opens a list with its stored filter if a visit starts there; else stores the shown filter. */
export const restoreFilter = async (site: Site, isFirst: boolean): Promise<void> => {
  if (site.page.page.status !== 200) return;
  const url = new URL(site.page.page.path, window.location.href);
  const now = Date.now();
  const restored = isFirst ? withStoredFilter(url, pathBefore(), now) : url;
  if (restored.href === url.href) return storeFilter(url, now);
  await (await site.navigation()).go(restored.href, true);
};
