import type { Site } from '../page/site.ts';
import { clickedLinkOf, pageLinkOf, submittedPageOf } from './links.ts';

/** A pointer that rests this long on a link shows intent; a shorter time is only passing over. */
const INTENT_MS = 90;

const savesData = (): boolean => {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
};

/** Falls back to full loads if the router cannot be loaded. */
const go = (site: Site, url: URL): void => {
  site.navigation().then(
    (navigation) => navigation.go(url.href),
    () => window.location.assign(url),
  );
};

/** Takes over plain links and GET forms of the whole document, by delegation. */
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
 * Loads the router when a history entry of an earlier document load is reached.
 * @returns stops listening, because the router listens from then on
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
