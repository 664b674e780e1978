import { describe, expect, it } from 'vitest';
import { addRedirect, readDraftRedirects } from './draft-redirects.ts';

const after = (text: string, from: string, to: string) =>
  readDraftRedirects(addRedirect(text, { from, to, status: 301 }) ?? '').redirects;
const row = (from: string, to: string) => ({ from, to, status: 301 });

describe('a redirect that is added', () => {
  it('is the first of a file that is not there yet', () => {
    expect(after('', '/old', '/new')).toEqual([row('/old', '/new')]);
  });

  it('replaces one from the same URL, and takes along what led there', () => {
    const text = JSON.stringify([row('/old', '/other'), row('/older', '/old'), row('/x', '/y')]);
    expect(after(text, '/Old', '/new')).toEqual([
      row('/older', '/new'),
      row('/x', '/y'),
      row('/Old', '/new'),
    ]);
  });

  it('makes no loop with one that led away from its target', () => {
    expect(after(JSON.stringify([row('/new', '/old')]), '/old', '/new')).toEqual([
      row('/old', '/new'),
    ]);
  });

  it('is not added to a damaged file', () => {
    expect(addRedirect('[{', { from: '/a', to: '/b', status: 301 })).toBeNull();
  });
});

it('an address with a query is told, not taken', () => {
  const { redirects, findings } = readDraftRedirects(JSON.stringify([row('/old?a=1', '/new')]));
  expect(redirects).toBeNull();
  expect(findings).toHaveLength(1);
});
