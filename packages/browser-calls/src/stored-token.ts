import { SESSION_EXPIRY_SECONDS } from '@broadsheet/contract/constants';
import { keepItem, readKeptItem } from './kept-item.ts';

/** Under this name a browser of trial mode keeps its encrypted token. */
export const STORED_TOKEN_NAME = 'storedToken';

export const readStoredToken = (now: number): string | null => readKeptItem(STORED_TOKEN_NAME, now);

/** @param token as `verifyOtp` answers it. It counts no longer than a session. */
export const storeToken = (token: string, now: number): void =>
  keepItem(STORED_TOKEN_NAME, token, now, SESSION_EXPIRY_SECONDS * 1000);
