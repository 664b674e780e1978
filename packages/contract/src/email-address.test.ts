import { Value } from 'typebox/value';
import { describe, expect, it } from 'vitest';
import { emailKey, storedEmail } from './email-address.ts';
import { Email } from './entities/account.ts';

const CODE_POINTS = Array.from({ length: 0x30000 }, (_, code) => code).filter(
  (code) => code < 0xd800 || code > 0xdfff,
);
const addressesWith = (sign: string) => [`a${sign}b@example.com`, `a@b${sign}c.example`];

describe('an address', () => {
  it('has no character that lower-casing or normalising makes another one of, but for A to Z', () => {
    const changed = CODE_POINTS.map((code) => String.fromCodePoint(code)).filter(
      (sign) =>
        !/[A-Z]/.test(sign) &&
        addressesWith(sign).some((address) => Value.Check(Email, address)) &&
        emailKey(sign) !== sign,
    );
    expect(changed).toEqual([]);
  });

  it.each([
    'asha@example.com',
    'Asha.Rao+jobs@Mail.Example.com',
    'josé@example.com',
    'ısa@example.com',
    'रवि@डाटामेल.भारत',
    "o'brien@example.com",
  ])('is %s', (address) => {
    expect(Value.Check(Email, address)).toBe(true);
  });

  it('is one however its characters are composed', () => {
    const [composed, apart] = ['jos\u00e9@example.com', 'jose\u0301@example.com'];
    expect(emailKey(apart)).toBe(emailKey(composed));
    expect(storedEmail(apart)).toBe(composed);
  });

  it('is stored with its capitals, and compared without', () => {
    expect(storedEmail('Asha@Example.com')).toBe('Asha@Example.com');
    expect(emailKey('Asha@Example.com')).toBe('asha@example.com');
  });
});
