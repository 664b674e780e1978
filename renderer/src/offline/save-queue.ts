import { SESSION_EXPIRY_SECONDS } from '@broadsheet/contract/constants';
import { SAVE_QUEUE } from '@broadsheet/contract/offline';

/** A job that was saved, or no longer saved, without a network. The last press of a job counts. */
export interface QueuedSave {
  readonly jobcode: string;
  readonly saved: boolean;
  /** Epoch milliseconds. */
  readonly time: number;
}

const LIFE_MS = SESSION_EXPIRY_SECONDS * 1000;

const resultOf = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

const openQueue = (): Promise<IDBDatabase> => {
  const opening = indexedDB.open(SAVE_QUEUE.database, 1);
  opening.onupgradeneeded = () =>
    void opening.result.createObjectStore(SAVE_QUEUE.store, { keyPath: 'jobcode' });
  return resultOf(opening);
};

/** Runs one request, and closes the database: an open one could not be deleted at a logout. */
const inQueue = async <Result>(
  mode: IDBTransactionMode,
  run: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> => {
  const database = await openQueue();
  try {
    return await resultOf(
      run(database.transaction(SAVE_QUEUE.store, mode).objectStore(SAVE_QUEUE.store)),
    );
  } finally {
    database.close();
  }
};

/**
 * Queues a save for when the network is back. Only with a service worker, which empties the queue when the person changes.
 * @returns whether it is queued
 */
export const queueSave = async (save: QueuedSave): Promise<boolean> => {
  if (!navigator.serviceWorker?.controller) return false;
  try {
    await inQueue('readwrite', (store) => store.put(save));
    return true;
  } catch {
    return false;
  }
};

/**
 * Sends what is queued, each once: another tab waits. What cannot be sent now remains.
 * @param send resolves to whether the server has answered for good
 * @returns how many the server has taken
 */
export const sendQueued = async (
  send: (save: QueuedSave) => Promise<'done' | 'refused' | 'later'>,
  now: number,
): Promise<number> => {
  const sendAll = async (): Promise<number> => {
    let count = 0;
    const queued = (await inQueue('readonly', (store) => store.getAll())) as QueuedSave[];
    for (const save of queued) {
      const outcome = save.time > now - LIFE_MS ? await send(save) : 'refused';
      if (outcome === 'later') break;
      await inQueue('readwrite', (store) => store.delete(save.jobcode));
      if (outcome === 'done') count += 1;
    }
    return count;
  };
  return navigator.locks.request(SAVE_QUEUE.database, sendAll);
};
