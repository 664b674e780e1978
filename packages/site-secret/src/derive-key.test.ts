import { describe, expect, it } from 'vitest';
import { deriveKey } from './derive-key.ts';

const secret = 'x'.repeat(32);

describe('a derived key', () => {
  it('is 32 bytes and the same every time', () => {
    const key = deriveKey(secret, 'kept-arms');
    expect(key).toHaveLength(32);
    expect(deriveKey(secret, 'kept-arms')).toEqual(key);
  });

  it('differs by purpose and by secret', () => {
    const key = deriveKey(secret, 'kept-arms');
    expect(deriveKey(secret, 'preview')).not.toEqual(key);
    expect(deriveKey(`${secret}y`, 'kept-arms')).not.toEqual(key);
  });
});
