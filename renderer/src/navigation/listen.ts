import type { Site } from '../page/site.ts';
import { clickedLinkOf, pageLinkOf, submittedPageOf } from './links.ts';

/** A pointer that rests this long on a link means it; shorter is passing over. */
const INTENT_MS = 90;

const savesData = (): boolean => {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
};

/** Full loads stand in where the router cannot be had. */
const go = (site: Site, url: URL): void => {
  site.navigation().then(
    (navigation) => navigation.go(url.href),
    () => window.location.assign(url),
  );
};

/** Takes over plain links and GET forms of the whole document, whatever blocks come and go in it. */
export const listenForNavigation = (site: Site): void => {
  let intent: ReturnType<typeof setTimeout> | undefined;
  const take = (event: Event, url: URL | null): void => {
    if (!url) return;
    event.preventDefault();
    clearTimeout(intent);
    go(site, url);
  };
  document.addEventListener('click', (event) => take(event, clickedLinkOf(event)));
  document.addEventListener('submit', (event) => take(event, submittedPageOf(event)));

  const meant = (event: Event): void => {
    clearTimeout(intent);
    const url = pageLinkOf(event);
    if (!url || savesData()) return;
    intent = setTimeout(() => {
      site.navigation().then(
        (navigation) => navigation.prefetch(url.href),
        () => clearTimeout(intent),
      );
    }, INTENT_MS);
  };
  document.addEventListener('pointerover', meant, { passive: true });
  document.addEventListener('focusin', meant);
};

/**
 * Until the router is there, history entries that an earlier load of the document made ask for it.
 * @returns stops listening: the router does from then on.
 */
export const listenForHistory = (site: Site): (() => void) => {
  const comeBack = (): void => {
    const { pathname, search } = window.location;
    if (site.page.page.path === `${pathname}${search}`) return;
    site.navigation().then(
      (navigation) => navigation.reload(),
      () => window.location.reload(),
    );
  };
  window.addEventListener('popstate', comeBack);
  return () => window.removeEventListener('popstate', comeBack);
};
