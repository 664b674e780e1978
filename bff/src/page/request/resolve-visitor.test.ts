import { describe, expect, it } from 'vitest';
import { resolveVisitor } from './resolve-visitor.ts';

const visitor = (userAgent: string, mobileHint?: string, bandCookie?: string) =>
  resolveVisitor({ userAgent, mobileHint, bandCookie, seekerClass: null });

describe('a visitor', () => {
  const devices: [string, string | undefined, string][] = [
    ['Mozilla/5.0 (X11; Linux x86_64) Chrome/147.0', '?0', 'desktop'],
    ['Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/147.0 Mobile Safari', '?1', 'phone'],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148', undefined, 'phone'],
    ['Mozilla/5.0 (Linux; Android 15; SM-X910) Chrome/147.0 Safari', '?0', 'tablet'],
    ['Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) Mobile/15E148', undefined, 'tablet'],
    ['anything', '?1', 'phone'],
    ['', undefined, 'desktop'],
  ];
  for (const [userAgent, hint, device] of devices) {
    it(`with "${userAgent}" and hint ${hint} uses a ${device}`, () => {
      expect(visitor(userAgent, hint).device).toBe(device);
    });
  }

  it('is a crawler by its name, and a browser is none', () => {
    expect(visitor('Mozilla/5.0 (compatible; Googlebot/2.1)').crawler).toBe(true);
    expect(visitor('Mozilla/5.0 (compatible; bingbot/2.0; +http://x)').crawler).toBe(true);
    expect(visitor('Mozilla/5.0 (X11) Chrome/147.0 (CUBOT device)').crawler).toBe(true);
    expect(visitor('Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0').crawler).toBe(false);
  });

  it('has the band of the cookie, and band 1 for junk', () => {
    expect(visitor('', undefined, '5').experienceBand).toBe(5);
    for (const junk of [undefined, '', '0', '10', '-1', '5x', 'null', '__proto__'])
      expect(visitor('', undefined, junk).experienceBand).toBe(1);
  });

  it('cannot be changed', () => {
    expect(Object.isFrozen(visitor(''))).toBe(true);
  });
});
