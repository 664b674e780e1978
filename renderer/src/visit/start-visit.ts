import { isMember } from '@broadsheet/browser-calls/browser-cookies';
import { loadOptional } from '../page/load-optional.ts';
import type { Site } from '../page/site.ts';

/** Starts what can wait until after the page load. */
export const startVisit = (site: Site): void => {
  if (isMember())
    loadOptional(import('./follow-unread.ts'), ({ followUnread }) => followUnread(site));
  if (site.page.activations)
    loadOptional(import('./watch-activations.ts'), ({ watchActivations }) =>
      watchActivations(site),
    );
  // A browser without storage reads online only.
  loadOptional(import('../offline/start-offline.ts'), ({ startOffline }) =>
    startOffline(site).catch(() => undefined),
  );
};
