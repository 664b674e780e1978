import { isOwnedAddress } from '@broadsheet/contract/address-owner';
import { expect, it } from 'vitest';
import { useTestSites } from '../fixtures/session-site.fixture.ts';
import { routesOfSite } from './routes-of-site.fixture.ts';

const open = useTestSites();

it('no route is at an address that content could give to a landing page', async () => {
  const routes = await routesOfSite(() => open({}));
  const parts = new Set(routes.map(({ url }) => url.split('/')[1] ?? ''));
  const plain = [...parts].filter((part) => /^[a-z][a-z0-9-]*$/.test(part));
  expect(plain.length).toBeGreaterThan(8);
  expect(plain.filter((part) => !isOwnedAddress(`/${part}`))).toEqual([]);
});
