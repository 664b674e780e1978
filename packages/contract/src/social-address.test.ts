import { describe, expect, it } from 'vitest';
import { readSocialAddress, SOCIAL_KINDS, type SocialKind } from './social-address.ts';

describe('the address of a page elsewhere', () => {
  it.each([
    ['linkedin', 'linkedin.com/in/asha-rao/', 'https://linkedin.com/in/asha-rao'],
    [
      'linkedin',
      ' http://in.linkedin.com/in/asha-rao?trk=x#y ',
      'https://in.linkedin.com/in/asha-rao',
    ],
    ['facebook', 'https://www.facebook.com/asha.rao', 'https://www.facebook.com/asha.rao'],
    ['twitter', 'x.com/asharao', 'https://x.com/asharao'],
    ['twitter', 'https://TWITTER.com/@asharao', 'https://twitter.com/@asharao'],
  ] as const)('of %s is kept as it leads there: %s', (kind, text, address) => {
    expect(readSocialAddress(kind, text)).toBe(address);
  });

  it.each([
    '',
    'asha-rao',
    'javascript:alert(1)//linkedin.com/in/asha',
    'https://linkedin.com.evil.example/in/asha-rao',
    'https://evil.example/linkedin.com/in/asha-rao',
    'https://linkedin.com@evil.example/in/asha-rao',
    'https://linkedin.com:8443/in/asha-rao',
    'https://linkedin.com/company/acme',
    'https://facebook.com/login',
    'https://x.com/home',
    'https://x.com/a/b',
    'ftp://x.com/asharao',
  ])('is of no kind: %j', (text) => {
    const read = (kind: SocialKind) => readSocialAddress(kind, text);
    expect(SOCIAL_KINDS.map(read)).toEqual([null, null, null]);
  });

  it('must be on its own site', () => {
    expect(readSocialAddress('facebook', 'https://linkedin.com/in/asha-rao')).toBeNull();
  });
});
