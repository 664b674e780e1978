import { describe, expect, it } from 'vitest';
import { sealSecret, unsealSecret } from './sealed-secret.ts';
import { createTotp, findTotpStep } from './totp.ts';

/** The secret of RFC 6238, appendix B, in Base32. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

describe('the codes of an app', () => {
  it.each([
    [59, '287082', 1],
    [1_111_111_109, '081804', 37_037_036],
    [1_111_111_111, '050471', 37_037_037],
    [1_234_567_890, '005924', 41_152_263],
    [2_000_000_000, '279037', 66_666_666],
    [20_000_000_000, '353130', 666_666_666],
  ])('at %i s are those of RFC 6238', async (seconds, code, step) => {
    expect(await findTotpStep(SECRET, code, seconds * 1000)).toBe(step);
  });

  it('count half a minute before and after their time, and no longer', async () => {
    const step = 41_152_263;
    const begin = step * 30_000;
    for (const now of [begin - 30_000, begin, begin + 59_999])
      expect(await findTotpStep(SECRET, '005924', now)).toBe(step);
    for (const now of [begin - 30_001, begin + 60_000])
      expect(await findTotpStep(SECRET, '005924', now)).toBeNull();
  });

  it('come of secrets of 160 bits, none twice', () => {
    const one = createTotp('tech', 'asha@example.com');
    expect(one.secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(createTotp('tech', 'asha@example.com').secret).not.toBe(one.secret);
  });
});

describe('a sealed secret', () => {
  const key = Buffer.alloc(32, 1);

  it('is opened by its owner and key, and otherwise not', () => {
    const sealed = sealSecret(SECRET, 'totp 1', key);
    expect(sealed.includes(SECRET)).toBe(false);
    expect(unsealSecret(sealed, 'totp 1', key)).toBe(SECRET);
    expect(sealSecret(SECRET, 'totp 1', key)).not.toEqual(sealed);
    expect(() => unsealSecret(sealed, 'totp 2', key)).toThrow();
    expect(() => unsealSecret(sealed, 'totp 1', Buffer.alloc(32, 2))).toThrow();
    const changed = Buffer.from(sealed);
    changed[40] = (changed[40] ?? 0) ^ 1;
    expect(() => unsealSecret(changed, 'totp 1', key)).toThrow();
  });
});
