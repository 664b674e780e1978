import { isMember } from '@broadsheet/browser-calls/browser-cookies';
import { loadOptional } from '../page/load-optional.ts';
import type { Site } from '../page/site.ts';

/** Share of visits that are measured: of a thousand visits a day, a hundred tell enough of a page. */
const MEASURED_SHARE = 0.1;

/** Programs that drive a browser are no visitors. */
const isMeasured = (): boolean => !navigator.webdriver && Math.random() < MEASURED_SHARE;

/** Starts what can wait until after the page load. */
export const startVisit = (site: Site): void => {
  if (isMember())
    loadOptional(import('./follow-unread.ts'), ({ followUnread }) => followUnread(site));
  if (site.page.activations)
    loadOptional(import('./watch-activations.ts'), ({ watchActivations }) =>
      watchActivations(site),
    );
  if (isMeasured())
    loadOptional(import('./report-vitals.ts'), ({ reportVitals }) =>
      reportVitals(site.page.page.path),
    );
  // A browser without storage reads online only.
  loadOptional(import('../offline/start-offline.ts'), ({ startOffline }) =>
    startOffline(site).catch(() => undefined),
  );
};
