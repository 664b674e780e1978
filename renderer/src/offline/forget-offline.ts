import { COPY_CACHES, SAVE_QUEUE, type WorkerMessage } from '@broadsheet/contract/offline';

/** Deletes what this browser has stored for reading offline, and what waits to be sent. Never rejects. */
export const forgetOffline = async (): Promise<void> => {
  try {
    const message: WorkerMessage = { is: 'forget' };
    navigator.serviceWorker?.controller?.postMessage(message);
    indexedDB.deleteDatabase(SAVE_QUEUE.database);
    await Promise.all(Object.values(COPY_CACHES).map((name) => caches.delete(name)));
  } catch {
    // If storage is not available, nothing was stored.
  }
};
