import { COPY_CACHES } from '@broadsheet/contract/offline';

/** Whether the service worker can show a page without a network. */
export const hasCopy = async (path: string): Promise<boolean> => {
  if (!navigator.serviceWorker?.controller) return false;
  for (const cacheName of Object.values(COPY_CACHES))
    if (await caches.match(path, { cacheName, ignoreVary: true })) return true;
  return false;
};
