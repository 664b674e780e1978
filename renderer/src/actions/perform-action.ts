import type { Action } from '@broadsheet/contract/actions';
import { pathOfOverlay } from '../overlays/overlay-path.ts';
import type { Site } from '../page/site.ts';
import { track } from '../page/track.ts';
import { endSession } from '../session/end-session.ts';
import { loadPage } from '../session/load-page.ts';
import { call } from './call.ts';
import { addToast } from './toasts.ts';

const openOverlay = async (site: Site, overlay: string): Promise<void> => {
  const path = pathOfOverlay(overlay);
  if (path === null) return track('overlay_unknown', { overlay });
  await (await site.navigation()).openOverlay(path);
};

const makeCall = async (
  site: Site,
  { method, path, body }: Extract<Action, { action: 'call' }>,
): Promise<void> => {
  const { tone, message, ended } = await call(method, path, body);
  if (ended) site.dispatch({ action: 'leave-session', status: ended });
  else if (message !== '') addToast(site, tone, message);
};

/** Performs user actions. Loaded with the first one. */
export const performAction = async (site: Site, action: Action): Promise<void> => {
  switch (action.action) {
    case 'navigate':
      return (await site.navigation()).go(action.href);
    case 'load':
    case 'signed-in':
      return loadPage(action.href);
    case 'leave-session':
      return endSession(site.page.page, action.status, action.next);
    case 'open-overlay':
      return openOverlay(site, action.overlay);
    case 'call':
      return makeCall(site, action);
    case 'save-job': {
      const { jobcode, saved } = action;
      return import('./take-over-jobs.ts').then((module) => module.saveJob(site, jobcode, saved));
    }
    case 'apply':
      return import('./take-over-jobs.ts').then((module) =>
        module.applyForJob(site, action.jobcode),
      );
    case 'start-job-pane':
      return import('../job-pane/start-job-pane.ts').then((module) => module.startJobPane(site));
    case 'toast':
      return addToast(site, action.tone, action.message);
    default:
      return track('action_unhandled', { action: action.action });
  }
};
