import type { Action } from '@broadsheet/contract/actions';
import type { Site } from '../page/site.ts';
import { track } from '../page/track.ts';

const openOverlay = async (site: Site, overlay: string): Promise<void> => {
  const { pathOfOverlay } = await import('../overlays/overlay-path.ts');
  const path = pathOfOverlay(overlay);
  if (path === null) return track('overlay_unknown', { overlay });
  await (await site.navigation()).openOverlay(path);
};

const showToast = async (tone: 'success' | 'error', message: string): Promise<void> => {
  const { addToast } = await import('./toasts.ts');
  addToast(tone, message);
};

const perform = async (site: Site, action: Action): Promise<void> => {
  switch (action.action) {
    case 'navigate':
      return (await site.navigation()).go(action.href);
    case 'open-overlay':
      return openOverlay(site, action.overlay);
    case 'load': {
      const { loadPage } = await import('../session/load-page.ts');
      return loadPage(action.href);
    }
    case 'leave-session': {
      const { leaveSession } = await import('../session/leave-session.ts');
      return leaveSession(site.page.page, action.status, action.next);
    }
    case 'call': {
      const { call } = await import('./call.ts');
      const { tone, message, ended } = await call(action.method, action.path, action.body);
      if (ended) return site.dispatch({ action: 'leave-session', status: ended });
      return message === '' ? undefined : showToast(tone, message);
    }
    case 'toast':
      return showToast(action.tone, action.message);
    case 'refresh-blocks': {
      const { refreshBlocks } = await import('./load-blocks.ts');
      return refreshBlocks(site, action.ids);
    }
    case 'track':
      return track(action.event, action.detail);
    default:
      return track('action_unhandled', { action: action.action });
  }
};

/** Carries out what blocks ask for. Handlers are loaded when first needed; a failing one is tracked. */
export const createDispatch =
  (site: () => Site) =>
  (action: Action): void => {
    perform(site(), action).catch((error: unknown) =>
      track('action_failed', { action: action.action, reason: String(error) }),
    );
  };
