import { OFFLINE_TEXTS_PATH, type OfflineTexts } from '@broadsheet/contract/offline';

/** The service worker has them without a network. */
export const loadOfflineTexts = async (): Promise<OfflineTexts> =>
  (await (await fetch(OFFLINE_TEXTS_PATH)).json()) as OfflineTexts;
