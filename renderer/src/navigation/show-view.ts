import { formatMessage } from '@broadsheet/messages/format-message';
import { isReadByKnown, loadDeferredBlocks } from '../page/deferred-blocks.ts';
import { followFilter } from '../page/follow-filter.ts';
import { loadOptional } from '../page/load-optional.ts';
import type { Site } from '../page/site.ts';
import { trackPageView } from '../page/track.ts';
import { insertBlocks } from './insert-blocks.ts';
import { countRows, focusRowAfter } from './join-rows.ts';
import type { PageView } from './page-view.ts';
import { parseHtml } from './parse-html.ts';

const replaceHead = (html: string): void => {
  for (const old of document.head.querySelectorAll('title, [data-seo]')) old.remove();
  document.head.prepend(parseHtml(html));
};

/** Focuses the h1 if there is one, because reading continues there. */
const focusContent = (): void => {
  const main = document.getElementById('main');
  const heading = main?.querySelector<HTMLElement>('h1');
  if (heading && !heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  (heading ?? main)?.focus({ preventScroll: true });
};

const announce = (text: string): void => {
  const announcer = document.getElementById('announcer');
  if (announcer) announcer.textContent = text;
};

/** Replaces the document's page; blocks that are equal on both stay. */
export const showView = (site: Site, view: PageView): void => {
  insertBlocks(document, parseHtml(view.html), isReadByKnown(view.state));
  replaceHead(view.head);
  site.leave?.();
  site.page = view.state;
  site.hydrate(document, view.state.blocks);
  loadDeferredBlocks(site);
  followFilter(site, false);
  if (view.state.activations)
    loadOptional(import('../visit/watch-activations.ts'), ({ watchActivations }) =>
      watchActivations(site),
    );
};

/** Focuses, announces and tracks the rows that were added below the `shown` ones. */
export const presentMore = (site: Site, shown: number): void => {
  focusRowAfter(shown);
  announce(formatMessage(site.messages.rowsAdded, { count: countRows() - shown }));
  trackPageView(site.page.page);
};

/** Focuses, announces and tracks a new page. */
export const presentPage = (site: Site): void => {
  focusContent();
  announce(document.title);
  trackPageView(site.page.page);
};
