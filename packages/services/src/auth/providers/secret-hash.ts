import { createHash, randomBytes } from 'node:crypto';
import { AppError } from '@broadsheet/contract/errors';

/** Random values of 32 bytes need no slow hash. */
export const secretHash = (secret: string): Buffer => createHash('sha256').update(secret).digest();

export const createSecret = (): string => randomBytes(32).toString('base64url');

/** The hash of a browser's secret. Throws PROVIDER_LOGIN_EXPIRED without one. */
export const browserHash = (browser: string | undefined): Buffer => {
  if (browser === undefined || browser.length < 20) throw new AppError('PROVIDER_LOGIN_EXPIRED');
  return secretHash(browser);
};
