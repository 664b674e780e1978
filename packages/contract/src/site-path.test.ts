import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSafeAddress, isSafeRedirect, isSitePath } from './site-path.ts';

const SITE = 'https://tech.example';

describe('an address to go on to', () => {
  it.each([
    '/',
    '/jobfeed?page=2',
    '/c/backend-jobs?exp=3&q=a%2Fb#list',
    '/%5cevil.example',
    '/:/',
  ])('may be %j', (address) => {
    expect(isSafeRedirect(address)).toBe(true);
    expect(new URL(address, SITE).origin).toBe(SITE);
  });

  it.each([
    '',
    'home',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/a\\..\\\\evil.example',
    'https://evil.example/',
    'https:evil.example',
    'javascript:alert(1)',
    ' //evil.example',
    '/ /evil.example',
    '/\t/evil.example',
    '\t//evil.example',
    '/\n/evil.example',
    '/\r\n/evil.example',
    '/a\r\nset-cookie: x=1',
    '/\u0000/evil.example',
    '/\u0001',
    '/a\u007f',
    '/a\u0085b',
    '/.//evil.example',
    '/..//evil.example',
    '/%2e//evil.example',
    '/x/..//evil.example',
    '/x/%2E%2e//evil.example',
  ])('may not be %j', (address) => {
    expect(isSafeRedirect(address)).toBe(false);
  });

  it('stays on this site, also when its target is followed again', () => {
    const piece = fc.constantFrom(
      ...[
        '/',
        '\\',
        '.',
        '..',
        '%2e',
        '%2f',
        '%5c',
        '\t',
        '\n',
        '\r',
        '\u0000',
        ' ',
        ':',
        '@',
        '?',
      ],
      ...['#', 'evil.example', 'https:', 'a', '\u2028', '\ufeff', '／'],
    );
    let accepted = 0;
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const address = `/${pieces.join('')}`;
        if (!isSafeRedirect(address)) return;
        accepted += 1;
        const { origin, pathname, search } = new URL(address, SITE);
        expect(origin).toBe(SITE);
        expect(new URL(pathname + search, SITE).origin).toBe(SITE);
      }),
      { numRuns: 5_000, seed: 27 },
    );
    expect(accepted).toBeGreaterThan(500);
  });
});

describe('an address in content', () => {
  it.each([
    ['/c/backend-jobs', true, true],
    ['/', true, true],
    ['https://example.com/', false, true],
    ['//evil.example', false, false],
    ['/\\evil.example', false, false],
    ['http://example.com/', false, false],
    ['javascript:alert(1)', false, false],
    ['faq', false, false],
    ['', false, false],
  ])('%j: of this site %s, may be shown %s', (address, ofSite, mayBeShown) => {
    expect([isSitePath(address), isSafeAddress(address)]).toEqual([ofSite, mayBeShown]);
  });
});
