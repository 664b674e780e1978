import { createHmac } from 'node:crypto';
import {
  ACCESS_TOKEN_SECONDS,
  SESSION_EXPIRY_SECONDS,
  TOKEN_MIN_LENGTH,
} from '@broadsheet/contract/constants';
import { SignJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { createClaimsReader } from './read-claims.ts';
import { signToken, type TokenSubject } from './sign-token.ts';
import { decryptStoredToken, encryptStoredToken } from './stored-token.ts';
import { tokenKeysOf } from './token-keys.ts';
import { verifyToken } from './verify-token.ts';

const NOW = Date.UTC(2026, 10, 1);
const keys = tokenKeysOf('a secret of more than thirty-two letters');
const others = tokenKeysOf('another secret, as long as the first one');
const subject: TokenSubject = {
  seekerId: 12,
  brand: 'tech',
  sessionId: '5f5e2f9c-6a5e-4d0e-9c6e-2d4f4b2f9d11',
  generation: 3,
  isSecondStep: false,
  proUntil: Date.parse('2026-12-01'),
};
const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

describe('a token', () => {
  it('is longer than the least length, of three parts, and says whose it is', async () => {
    const token = await signToken(subject, keys, NOW);
    expect(token.length).toBeGreaterThan(TOKEN_MIN_LENGTH);
    expect(token.split('.')).toHaveLength(3);
    const verified = await verifyToken(token, 'tech', keys, NOW);
    expect(verified).toMatchObject({
      isExpired: false,
      claims: {
        sub: '12',
        gen: 3,
        proUntil: Date.parse('2026-12-01') / 1000,
        step: false,
        sid: subject.sessionId,
      },
    });
  });

  it('expires after ten minutes, and is marked so', async () => {
    const token = await signToken(subject, keys, NOW);
    const end = NOW + ACCESS_TOKEN_SECONDS * 1000;
    expect((await verifyToken(token, 'tech', keys, end - 1000))?.isExpired).toBe(false);
    expect((await verifyToken(token, 'tech', keys, end))?.isExpired).toBe(true);
  });

  const forged: Record<string, () => Promise<string> | string> = {
    'of another key': () => signToken(subject, others, NOW),
    'of another key and expired': () => signToken(subject, others, NOW - 10_000_000),
    'for the other brand': () => signToken({ ...subject, brand: 'management' }, keys, NOW),
    'with its claims changed': async () => {
      const [head, , signature] = (await signToken(subject, keys, NOW)).split('.');
      return `${head}.${encode({ ...subject, sub: '13', aud: 'tech' })}.${signature}`;
    },
    'without a signature': async () => {
      const [, claims] = (await signToken(subject, keys, NOW)).split('.');
      return `${encode({ alg: 'none', typ: 'JWT' })}.${claims}.${'x'.repeat(60)}`;
    },
    'signed by an algorithm that is not ours': async () => {
      const [, claims] = (await signToken(subject, keys, NOW)).split('.');
      const signed = `${encode({ alg: 'HS512', typ: 'JWT' })}.${claims}`;
      return `${signed}.${createHmac('sha512', keys.signing).update(signed).digest('base64url')}`;
    },
    'from another issuer': () =>
      new SignJWT({ sub: '12', aud: 'tech', iss: 'elsewhere', pad: 'x'.repeat(120) })
        .setProtectedHeader({ alg: 'HS256' })
        .sign(keys.signing),
    'with claims missing': () =>
      new SignJWT({ sub: '12', aud: 'tech', iss: 'broadsheet', pad: 'x'.repeat(120) })
        .setProtectedHeader({ alg: 'HS256' })
        .sign(keys.signing),
    'of the right form alone': () => ['a', 'b', 'c'].map((part) => part.repeat(80)).join('.'),
    'that is nothing': () => '',
  };
  it.each(Object.keys(forged))('is not taken %s', async (name) => {
    const token = (await forged[name]?.()) ?? '';
    expect(await verifyToken(token, 'tech', keys, NOW)).toBeNull();
  });
});

describe('a stored token', () => {
  const inAnHour = NOW / 1000 + 3600;

  it('returns the token until it expires, and does not reveal it', async () => {
    const stored = await encryptStoredToken('a.b.c', inAnHour, keys, NOW);
    expect(stored).not.toContain(Buffer.from('a.b.c').toString('base64url'));
    expect(await decryptStoredToken(stored, keys, NOW)).toBe('a.b.c');
    expect(await decryptStoredToken(stored, keys, NOW + 3_600_000)).toBeNull();
  });

  it('is invalid with another key, changed or forged', async () => {
    const stored = await encryptStoredToken('a.b.c', inAnHour, keys, NOW);
    for (const given of [stored.slice(0, -4), `${stored.slice(0, -5)}AAAAA`, 'x.y.z', ''])
      expect(await decryptStoredToken(given, keys, NOW)).toBeNull();
    expect(await decryptStoredToken(stored, others, NOW)).toBeNull();
  });
});

describe('the session that requests are counted for', () => {
  const read = createClaimsReader(keys, () => NOW);

  it('is named by a token of ours, for as long as it can be refreshed', async () => {
    const token = await signToken(subject, keys, NOW);
    for (let time = 0; time < 2; time += 1)
      expect(read(token, 'tech')?.sid).toBe(subject.sessionId);
    expect(read(token, 'management')).toBeNull();
    const later = (seconds: number) => createClaimsReader(keys, () => NOW + seconds * 1_000);
    expect(later(ACCESS_TOKEN_SECONDS + 1)(token, 'tech')?.sub).toBe('12');
    expect(later(ACCESS_TOKEN_SECONDS + SESSION_EXPIRY_SECONDS)(token, 'tech')).toBeNull();
  });

  it('is named by nothing else', async () => {
    const token = await signToken(subject, keys, NOW);
    const [head, , signature] = token.split('.');
    const other = `${head}.${encode({ sub: '1', sid: 'another' })}.${signature}`;
    const foreign = await signToken(subject, others, NOW);
    for (const forged of [other, foreign, `${token}A`, token.slice(0, -2), '', '..', 'a.b.c'])
      expect(read(forged, 'tech')).toBeNull();
  });
});
