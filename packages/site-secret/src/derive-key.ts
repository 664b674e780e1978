import { hkdfSync } from 'node:crypto';

const KEY_BYTES = 32;

/**
 * A key of 32 bytes for one purpose, by HKDF with SHA-256: what is signed for one purpose never passes for another.
 * @param label names the purpose, such as `kept-arms`
 */
export const deriveKey = (secret: string, label: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', label, KEY_BYTES));
