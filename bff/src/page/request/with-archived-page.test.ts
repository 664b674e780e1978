import type { Snapshot } from '@broadsheet/content-store/snapshot';
import { NO_ADDRESSES_OF_BRANDS } from '@broadsheet/contract/site-addresses';
import { expect, it } from 'vitest';
import { withArchivedPage } from './with-archived-page.ts';

const PAGE = 'landing/diwali';
const snapshot = {
  pages: new Map([[PAGE, { layout: { page: PAGE, archived: true, address: '/diwali' } }]]),
  addresses: NO_ADDRESSES_OF_BRANDS,
} as unknown as Snapshot;

it('shows an archived page at its address, in the same content for each request', () => {
  const shown = withArchivedPage(snapshot, PAGE);
  expect(shown.addresses.tech.landing.get('/diwali')).toBe(PAGE);
  expect(withArchivedPage(snapshot, PAGE)).toBe(shown);
  expect(withArchivedPage({ ...snapshot }, PAGE)).not.toBe(shown);
});

it.each([undefined, 'home', 'landing/other'])('leaves the content as it is for %s', (page) => {
  expect(withArchivedPage(snapshot, page)).toBe(snapshot);
});
