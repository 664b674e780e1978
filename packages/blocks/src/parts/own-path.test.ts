import { expect, it } from 'vitest';
import { ownPath } from './own-path.ts';

it('goes on to pages of this site alone', () => {
  for (const path of ['/', '/jobfeed?page=2', '/c/backend-jobs'])
    expect(ownPath(path, '/other')).toBe(path);
  for (const named of [
    undefined,
    '',
    'jobfeed',
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '/a b',
    '/.//evil.example',
    '/x/..//evil.example',
  ])
    expect(ownPath(named, '/other')).toBe('/other');
});
