import { randomBytes, randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { estimateEntropy } from './estimate-entropy.ts';

/** The minimum for a secret in production. */
const EXPECTED_BITS = 96;
const TRIES = 2_000;

describe('the entropy of a secret', () => {
  it.each([
    ['one character', 'x'.repeat(32)],
    ['one character of another script', 'क'.repeat(40)],
    ['two characters', 'ab'.repeat(32)],
    ['a word again and again', 'password'.repeat(8)],
    ['a random word again and again', 'kq7#'.repeat(12)],
    ['the alphabet', 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'],
    ['the alphabet backwards, and digits', 'zyxwvutsrqponmlkjihgfedcba9876543210'],
    ['digits of hexadecimal', '0123456789abcdef'.repeat(4)],
    ['rows of a keyboard', 'qwertyuiopasdfghjklzxcvbnm1234567890'],
    ['columns of a keyboard', '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9'],
    ['a placeholder', 'CHANGE_ME_PLEASE_THIS_IS_NOT_A_SECRET'],
    ['a sentence', 'this-is-a-very-long-secret-for-production-use-only'],
    ['words without spaces', 'SuperSecretSiteKeyForProduction2026!'],
  ])('is low for %s', (_what, secret) => {
    expect(estimateEntropy(secret)).toBeLessThan(EXPECTED_BITS);
  });

  it.each([
    ['openssl rand -hex 32, npm run secrets', () => randomBytes(32).toString('hex'), 256],
    ['openssl rand -base64 32', () => randomBytes(32).toString('base64'), 256],
    ['32 bytes in base64url', () => randomBytes(32).toString('base64url'), 256],
    ['openssl rand -hex 16', () => randomBytes(16).toString('hex'), 128],
    ['a random UUID', () => randomUUID(), 122],
  ])('is never too low by chance: %s', (_what, create, trueBits) => {
    const estimates = Array.from({ length: TRIES }, () => estimateEntropy(create()));
    expect(Math.min(...estimates)).toBeGreaterThan(EXPECTED_BITS);
    // The estimate adds no bits, except for the dashes of a UUID, and for the most that 44 characters of base64 can
    // encode.
    expect(Math.max(...estimates)).toBeLessThan(trueBits * 1.22);
  });

  it('takes no time for a secret of any length', () => {
    expect(estimateEntropy('x'.repeat(100_000))).toBeLessThan(EXPECTED_BITS);
    expect(estimateEntropy(randomBytes(50_000).toString('hex'))).toBeGreaterThan(EXPECTED_BITS);
  });
});
