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
    case 'call': {
      const { call } = await import('./call.ts');
      const outcome = await call(action.method, action.path, action.body);
      return outcome.message === '' ? undefined : showToast(outcome.tone, outcome.message);
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
