import './fonts/display-font.css';
import 'virtual:extracted-styles.css';
import { createDispatch } from './actions/dispatch.ts';
import { viewOfDocument } from './navigation/document-view.ts';
import { listenForHistory, listenForNavigation } from './navigation/listen.ts';
import { createHydration } from './page/hydration.ts';
import type { PageState } from './page/page-state.ts';
import type { Navigation, Site } from './page/site.ts';
import { trackPageView } from './page/track.ts';

/** Blocks that the server had no time for. */
const deferredBlocks = (): string[] =>
  [...document.querySelectorAll('[data-block-state="deferred"]')].map(
    (place) => place.getAttribute('data-block-id') ?? '',
  );

const startSite = (page: PageState): void => {
  const first = viewOfDocument(page);
  let navigation: Promise<Navigation> | undefined;
  const dispatch = createDispatch(() => site);
  const site: Site = {
    page,
    dispatch,
    hydrate: createHydration(dispatch),
    navigation: () => {
      navigation ??= import('./navigation/soft-navigation.ts').then(({ startSoftNavigation }) => {
        leaveHistory();
        return startSoftNavigation(site, first);
      });
      return navigation;
    },
  };
  const leaveHistory = listenForHistory(site);
  site.hydrate(document, page.blocks);
  listenForNavigation(site);
  const late = deferredBlocks();
  if (late.length > 0) dispatch({ action: 'refresh-blocks', ids: late });
  trackPageView(page.page);
};

const embedded = document.getElementById('page');
if (embedded) startSite(JSON.parse(embedded.textContent ?? '') as PageState);
