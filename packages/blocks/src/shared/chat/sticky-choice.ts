import { dropItem, readStoredItem, writeStoredItem } from '@broadsheet/browser-calls/stored-item';
import { HOUR_MS } from '@broadsheet/contract/durations';

const STICKY_STORE = 'chat-sticky';
const CLOSED = 'closed';
const CLOSED_MS = 30 * 24 * HOUR_MS;

/** True if the reader closed the chat entry in this browser within the last 30 days. */
export const isPutAway = (): boolean => readStoredItem(STICKY_STORE, Date.now()) === CLOSED;

export const putAway = (): void => writeStoredItem(STICKY_STORE, CLOSED, Date.now(), CLOSED_MS);

export const bringBack = (): void => dropItem(STICKY_STORE);
