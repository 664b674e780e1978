import { describe, expect, it } from 'vitest';
import { safeNext } from './safe-next.ts';

describe('where a form leads on to', () => {
  it('is a path of this site with its query', () => {
    expect(safeNext('/c/backend-jobs?exp=3&q=a%2Fb')).toBe('/c/backend-jobs?exp=3&q=a%2Fb');
    expect(safeNext('/')).toBe('/');
  });

  const hostile = [
    undefined,
    '',
    'home',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'https://evil.example/',
    'javascript:alert(1)',
    '/a\r\nset-cookie: x=1',
    '/\t/evil.example',
    ' //evil.example',
    '/.//evil.example',
    '/x/..//evil.example',
  ];
  for (const next of hostile) {
    it(`is home instead of ${JSON.stringify(next)}`, () => {
      expect(safeNext(next)).toBe('/');
    });
  }
});
