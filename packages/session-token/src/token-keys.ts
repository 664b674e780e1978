import { deriveKey } from '@broadsheet/site-secret/derive-key';

/** Keys of 32 bytes, each for one purpose. */
export interface TokenKeys {
  /** Signs and verifies, HS256. */
  readonly signing: Buffer;
  /** Encrypts the tokens that browsers of trial mode store, A256GCM. */
  readonly storing: Buffer;
}

/** One secret for the service that signs and the BFF that verifies. */
export const tokenKeysOf = (siteSecret: string): TokenKeys => ({
  signing: deriveKey(siteSecret, 'session-token'),
  storing: deriveKey(siteSecret, 'stored-token'),
});
