import { hkdfSync } from 'node:crypto';

const KEY_BYTES = 32;

/**
 * Derives a key of 32 bytes for one purpose, by HKDF with SHA-256: a signature for one purpose is never valid for
 * another.
 * @param label names the purpose, such as `kept-arms`
 */
export const deriveKey = (secret: string, label: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', label, KEY_BYTES));
