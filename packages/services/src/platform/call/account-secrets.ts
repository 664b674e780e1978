import { type TokenKeys, tokenKeysOf } from '@broadsheet/session-token/token-keys';
import { deriveKey } from '@broadsheet/site-secret/derive-key';

/** Keys of 32 bytes, each for one purpose. */
export interface AccountSecrets {
  readonly token: TokenKeys;
  /** Hashes codes and recovery codes, and what limits are counted by. */
  readonly codes: Buffer;
  /** Signs links in mails. */
  readonly links: Buffer;
  /** Encrypts what is kept of second factors. */
  readonly secondFactor: Buffer;
}

export const accountSecretsOf = (siteSecret: string): AccountSecrets => ({
  token: tokenKeysOf(siteSecret),
  codes: deriveKey(siteSecret, 'account-codes'),
  links: deriveKey(siteSecret, 'mail-links'),
  secondFactor: deriveKey(siteSecret, 'second-factor'),
});
