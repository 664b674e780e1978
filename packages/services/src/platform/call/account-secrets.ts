import { type TokenKeys, tokenKeysOf } from '@broadsheet/session-token/token-keys';
import { deriveKey } from '@broadsheet/site-secret/derive-key';

/** Keys of 32 bytes, one for each purpose. */
export interface AccountSecrets {
  readonly token: TokenKeys;
  /** Hashes OTPs, recovery codes and the keys of rate limits. */
  readonly codes: Buffer;
  /** Signs links in mails. */
  readonly links: Buffer;
  /** Encrypts the stored second factors. */
  readonly secondFactor: Buffer;
  /** Encrypts the stored secrets of webhooks. */
  readonly webhooks: Buffer;
}

export const accountSecretsOf = (siteSecret: string): AccountSecrets => ({
  token: tokenKeysOf(siteSecret),
  codes: deriveKey(siteSecret, 'account-codes'),
  links: deriveKey(siteSecret, 'mail-links'),
  secondFactor: deriveKey(siteSecret, 'second-factor'),
  webhooks: deriveKey(siteSecret, 'form-webhooks'),
});
