import type { Action } from '@broadsheet/contract/actions';
import type { Site } from '../page/site.ts';
import { track } from '../page/track.ts';

const perform = async (site: Site, action: Action): Promise<void> => {
  if (action.action === 'track') return track(action.event, action.detail);
  // Pages dispatch this at their start, so it does not wait for code that only clicks need.
  if (action.action === 'refresh-blocks') {
    const { refreshBlocks } = await import('./load-blocks.ts');
    return refreshBlocks(site, action.ids);
  }
  const { performAction } = await import('./perform-action.ts');
  return performAction(site, action);
};

/** Performs the actions of blocks. Handlers load on first use; a failing one is tracked. */
export const createDispatch =
  (site: () => Site) =>
  (action: Action): void => {
    perform(site(), action).catch((error: unknown) =>
      track('action_failed', { action: action.action, reason: String(error) }),
    );
  };
