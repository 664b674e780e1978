import { SESSION_EXPIRY_SECONDS } from '@broadsheet/contract/constants';
import { readStoredItem, writeStoredItem } from './stored-item.ts';

/** The key of the encrypted token in trial mode. */
export const STORED_TOKEN_NAME = 'storedToken';

export const readStoredToken = (now: number): string | null =>
  readStoredItem(STORED_TOKEN_NAME, now);

/** @param token as `verifyOtp` returns it. It expires no later than a session. */
export const storeToken = (token: string, now: number): void =>
  writeStoredItem(STORED_TOKEN_NAME, token, now, SESSION_EXPIRY_SECONDS * 1000);
