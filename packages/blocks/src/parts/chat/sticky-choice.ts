import { dropItem, keepItem, readKeptItem } from '@broadsheet/browser-calls/kept-item';

const STICKY_STORE = 'chat-sticky';
const CLOSED = 'closed';
const CLOSED_MS = 30 * 24 * 3_600_000;

/** Whether the reader has put the entry away, here and in the last 30 days. */
export const isPutAway = (): boolean => readKeptItem(STICKY_STORE, Date.now()) === CLOSED;

export const putAway = (): void => keepItem(STICKY_STORE, CLOSED, Date.now(), CLOSED_MS);

export const bringBack = (): void => dropItem(STICKY_STORE);
