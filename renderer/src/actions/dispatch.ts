import type { Action } from '@broadsheet/contract/actions';
import type { Site } from '../page/site.ts';
import { track } from '../page/track.ts';

const perform = async (site: Site, action: Action): Promise<void> => {
  if (action.action === 'track') return track(action.event, action.detail);
  // Pages dispatch this at their start, so it does not wait for code that only clicks need.
  if (action.action === 'refresh-blocks')
    return import('./load-blocks.ts').then((module) => module.refreshBlocks(site, action.ids));
  return import('./perform-action.ts').then((module) => module.performAction(site, action));
};

/** Performs the actions of blocks. Handlers load on first use; a failing one is tracked. */
export const createDispatch =
  (site: () => Site) =>
  (action: Action): void => {
    perform(site(), action).catch((error: unknown) =>
      track('action_failed', { action: action.action, reason: String(error) }),
    );
  };
