import { HOUR_MS } from '@broadsheet/contract/durations';
import type { Preview } from '@broadsheet/contract/preview';
import { deriveKey } from '@broadsheet/site-secret/derive-key';
import { SignJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { signPreview, verifyPreview } from './preview-token.ts';

const SECRET = 'a-secret-that-is-long-enough-for-a-site';
const NOW = Date.parse('2026-10-01T00:00:00Z');
const at = (ms: number) => new Date(NOW + ms).toISOString();
const preview: Preview = {
  brand: 'management',
  audience: { cohort: 'freshers', experienceBand: 2, city: null, crawler: false },
  at: '2026-11-05T09:00:00+05:30',
  arms: { 'home-order': 'b' },
  expires: at(HOUR_MS),
};
const verify = (token: string, now = NOW) => verifyPreview(token, SECRET, now);
const signed = (claims: object, key = deriveKey(SECRET, 'preview'), alg = 'HS256') =>
  new SignJWT({ ...claims }).setProtectedHeader({ alg }).sign(key);
const claims = { brand: 'tech', audience: {}, aud: 'preview', exp: NOW / 1000 + 60 };

describe('a preview token', () => {
  it('tells what was signed', async () => {
    expect(await verify(await signPreview(preview, SECRET, NOW))).toEqual(preview);
  });

  it('says nothing once it has expired', async () => {
    const token = await signPreview(preview, SECRET, NOW);
    expect(await verify(token, NOW + HOUR_MS - 1)).not.toBeNull();
    expect(await verify(token, NOW + HOUR_MS)).toBeNull();
  });

  it('says nothing when any character of it was changed', async () => {
    const token = await signPreview(preview, SECRET, NOW);
    const [head = '', body = '', signature = ''] = token.split('.');
    const forged = Buffer.from(body, 'base64url').toString().replace('management', 'tech');
    const other = [head, Buffer.from(forged).toString('base64url'), signature].join('.');
    expect(await verify(other)).toBeNull();
    for (const broken of ['', '.', '..', 'x', `${head}.${body}`, `${token}x`, ` ${token}`])
      expect([broken, await verify(broken)]).toEqual([broken, null]);
  });

  it('must be signed by this site, for previews, with the one algorithm', async () => {
    expect(await verify(await signed(claims))).toMatchObject({ brand: 'tech' });
    expect(await verify(await signed(claims, deriveKey(`${SECRET}x`, 'preview')))).toBeNull();
    expect(await verify(await signed(claims, deriveKey(SECRET, 'kept-arms')))).toBeNull();
    expect(await verify(await signed({ ...claims, aud: 'session' }))).toBeNull();
    const long = Buffer.concat([deriveKey(SECRET, 'preview'), deriveKey(SECRET, 'preview')]);
    expect(await verify(await signed(claims, long, 'HS512'))).toBeNull();
    const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    expect(await verify(`${encode({ alg: 'none' })}.${encode(claims)}.`)).toBeNull();
  });

  it('must have an end, within 30 days', async () => {
    const { exp: _, ...endless } = claims;
    const days = (count: number) => NOW / 1000 + count * 86_400;
    expect(await verify(await signed(endless))).toBeNull();
    expect(await verify(await signed({ ...claims, exp: days(31) }))).toBeNull();
    expect(await verify(await signed({ ...claims, exp: days(30) }))).not.toBeNull();
    const long = { ...preview, expires: at(31 * 24 * HOUR_MS) };
    await expect(signPreview(long, SECRET, NOW)).rejects.toThrow('30 days at most');
  });

  it('must say what a preview can say', async () => {
    for (const wrong of [
      { brand: 'both' },
      { audience: { brand: 'tech' } },
      { audience: { experienceBand: 12 } },
      { audience: undefined },
      { at: 'soon' },
      { arms: { 'Not A Key': 'b' } },
      { sub: 'somebody' },
    ])
      expect([wrong, await verify(await signed({ ...claims, ...wrong }))]).toEqual([wrong, null]);
  });

  it('is refused when it is longer than an address should carry', async () => {
    const city = 'x'.repeat(1_000);
    const long = signPreview({ ...preview, audience: { city } }, SECRET, NOW);
    await expect(long).rejects.toThrow('names too much');
    expect(await verify(await signed({ ...claims, audience: { city } }))).toBeNull();
  });
});
