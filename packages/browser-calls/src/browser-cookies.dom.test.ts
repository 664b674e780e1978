import { HOST_COOKIES_ATTRIBUTE } from '@broadsheet/contract/cookie-names';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { isMember, readBrowserCookie } from './browser-cookies.ts';
import { dropBrowserCookie } from './drop-browser-cookie.ts';

const holding = (cookies: string) => vi.spyOn(document, 'cookie', 'get').mockReturnValue(cookies);
const written = () => {
  const lines: string[] = [];
  vi.spyOn(document, 'cookie', 'set').mockImplementation((line) => void lines.push(line));
  return lines;
};
const { documentElement } = document;

afterEach(() => {
  vi.restoreAllMocks();
  documentElement.removeAttribute(HOST_COOKIES_ATTRIBUTE);
});

describe('a cookie in a page', () => {
  it.each([
    ['member=1', '1'],
    ['band=4; member=2; consent=all.1', '2'],
    ['remember=1; __Host-member=2', ''],
    ['member', ''],
    ['', ''],
  ])('of a local site is read by its own name from %j', (cookies, member) => {
    holding(cookies);
    expect([readBrowserCookie('member'), isMember()]).toEqual([member, member !== '']);
  });

  it.each([
    ['__Host-member=1', '1'],
    ['member=1; __Host-member=2; __Host-band=4', '2'],
    ['member=1', ''],
    ['x__Host-member=1', ''],
  ])('of a production site is read by the name of this host from %j', (cookies, member) => {
    documentElement.setAttribute(HOST_COOKIES_ATTRIBUTE, '');
    holding(cookies);
    expect([readBrowserCookie('member'), isMember()]).toEqual([member, member !== '']);
  });

  it('is dropped by its own name, with Secure if needed', () => {
    const lines = written();
    dropBrowserCookie('filter');
    documentElement.setAttribute(HOST_COOKIES_ATTRIBUTE, '');
    dropBrowserCookie('filter');
    expect(lines).toEqual([
      'filter=; Path=/; Max-Age=0',
      '__Host-filter=; Path=/; Max-Age=0; Secure',
    ]);
  });
});
