import '@broadsheet/theme/fonts/display-font.css';
import 'virtual:extracted-styles.css';
import { catalogId } from 'virtual:newest-catalog';
import { createDispatch } from './actions/dispatch.ts';
import { listenForJobs } from './actions/listen-for-jobs.ts';
import { viewOfDocument } from './navigation/document-view.ts';
import { listenForHistory, listenForNavigation } from './navigation/listen.ts';
import { loadDeferredBlocks } from './page/deferred-blocks.ts';
import { followFilter } from './page/follow-filter.ts';
import { createHydration } from './page/hydration.ts';
import { loadOptional } from './page/load-optional.ts';
import type { DocumentState } from './page/page-state.ts';
import type { Navigation, Site } from './page/site.ts';
import { trackPageView } from './page/track.ts';
import { isConsentAnswered } from './visit/is-consent-answered.ts';

const startSite = (page: DocumentState): void => {
  const first = viewOfDocument(page);
  let navigation: Promise<Navigation> | undefined;
  const dispatch = createDispatch(() => site);
  const site: Site = {
    catalogId,
    messages: page.messages.browser,
    page,
    dispatch,
    hydrate: createHydration(dispatch),
    navigation: () => {
      if (page.preview)
        return import('./navigation/full-loads.ts').then(({ fullLoads }) => fullLoads);
      navigation ??= import('./navigation/soft-navigation.ts').then(({ startSoftNavigation }) => {
        leaveHistory();
        return startSoftNavigation(site, first);
      });
      return navigation;
    },
  };
  const leaveHistory = page.preview ? () => {} : listenForHistory(site);
  site.hydrate(document, page.blocks);
  loadDeferredBlocks(site);
  if (page.preview) return;
  listenForJobs(site);
  listenForNavigation(site);
  if (!isConsentAnswered())
    loadOptional(import('./visit/consent-question.ts'), ({ takeOverQuestion }) =>
      takeOverQuestion(site),
    );
  followFilter(site, true);
  trackPageView(page.page);
  window.addEventListener('load', () =>
    loadOptional(import('./visit/start-visit.ts'), ({ startVisit }) => startVisit(site)),
  );
};

const embedded = document.getElementById('page');
if (embedded) startSite(JSON.parse(embedded.textContent ?? '') as DocumentState);
