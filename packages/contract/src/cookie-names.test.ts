import { expect, it } from 'vitest';
import { COOKIES, cookieNameOf } from './cookie-names.ts';

it('has the prefix that binds a cookie to its host in production, and none on a local site', () => {
  for (const cookie of COOKIES) {
    expect(cookieNameOf(cookie, true)).toBe(`__Host-${cookie}`);
    expect(cookieNameOf(cookie, false)).toBe(cookie);
  }
});
