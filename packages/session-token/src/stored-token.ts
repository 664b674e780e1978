import { EncryptJWT, jwtDecrypt } from 'jose';
import type { TokenKeys } from './token-keys.ts';

const PURPOSE = 'stored-token';

/** A session's token for a browser of trial mode to store, unreadable there. @param expiresAt epoch seconds; @param now epoch ms */
export const encryptStoredToken = (
  token: string,
  expiresAt: number,
  { storing }: TokenKeys,
  now: number,
): Promise<string> =>
  new EncryptJWT({ token })
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM', typ: PURPOSE })
    .setIssuedAt(Math.floor(now / 1000))
    .setExpirationTime(expiresAt)
    .encrypt(storing);

/** The token within; null when it is not ours, was changed or its time is up. @param now epoch ms */
export const decryptStoredToken = async (
  stored: string,
  { storing }: TokenKeys,
  now: number,
): Promise<string | null> => {
  try {
    const { payload } = await jwtDecrypt(stored, storing, {
      keyManagementAlgorithms: ['dir'],
      contentEncryptionAlgorithms: ['A256GCM'],
      typ: PURPOSE,
      requiredClaims: ['exp'],
      currentDate: new Date(now),
    });
    return typeof payload.token === 'string' ? payload.token : null;
  } catch {
    return null;
  }
};
