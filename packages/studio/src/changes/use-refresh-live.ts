import { useCallback } from 'react';
import { useRefresh } from '../data/use-call.ts';

/** Calls whose answers a publication changes. */
const PUBLISHED = [
  '/audience-uses',
  '/audiences',
  '/changes',
  '/experiments',
  '/file',
  '/pages',
  '/releases',
  '/revisions',
];

/** Returns a function that revalidates all that a publication changes. */
export const useRefreshLive = (): (() => Promise<void>) => {
  const refresh = useRefresh();
  return useCallback(async () => {
    await Promise.all(PUBLISHED.map(refresh));
  }, [refresh]);
};
