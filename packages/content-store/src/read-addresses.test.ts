import type { AddressesOfBrands } from '@broadsheet/contract/site-addresses';
import { NO_ADDRESSES_OF_BRANDS } from '@broadsheet/contract/site-addresses';
import { describe, expect, it } from 'vitest';
import { exampleBrand } from './example-content.ts';
import { addressesIn, readAddresses } from './read-addresses.ts';
import type { ContentFile } from './read-content-files.ts';

const configs = [exampleBrand('tech'), exampleBrand('management')];
const fileOf = (text: string): ContentFile => ({
  folder: 'layouts',
  file: 'layouts/redirects.json',
  name: 'redirects',
  text,
});
const landing = new Map([['/diwali-jobs', 'landing/diwali' as const]]);
const addresses: AddressesOfBrands = {
  ...NO_ADDRESSES_OF_BRANDS,
  tech: {
    landing,
    redirects: new Map([['/old.php', { to: '/faq', status: 301 }]]),
    isComplete: true,
  },
};

describe('the addresses that a text depends on', () => {
  it.each([
    ['"link": "/diwali-jobs"', ['tech /diwali-jobs']],
    ['"link": "/Diwali-Jobs/?a=1"', ['tech /diwali-jobs']],
    ['[see](/old.php#top) and /diwali-jobs.', ['tech /old.php']],
    ['"link": "/diwali-jobs-2"', []],
    ['"link": "https://other.example/diwali-jobs"', []],
    ['"link": "\\u002fdiwali-jobs"', ['tech /diwali-jobs', 'tech /old.php']],
    ['', []],
  ])('%s', (text, found) => {
    expect(addressesIn(text, addresses)).toEqual(found);
  });
});

it('two thousand redirects are read at once, and none of a chain', () => {
  const rows = Array.from({ length: 2_000 }, (_, at) => ({
    from: `/old-${at}`,
    to: at % 2 === 0 ? '/faq' : `/old-${at - 1}`,
    status: 301,
  }));
  const { addresses: read, findings } = readAddresses([fileOf(JSON.stringify(rows))], configs);
  expect(read.tech.redirects.size).toBe(1_000);
  expect(new Set(findings.map(({ code }) => code))).toEqual(new Set(['REDIRECT_CHAIN']));
});

it('the addresses are the same object as long as the files are', () => {
  const file = fileOf('[{ "from": "/a", "to": "/faq", "status": 301 }]');
  const [first, second] = [readAddresses([file], configs), readAddresses([file], configs)];
  expect(second.addresses).toBe(first.addresses);
});
