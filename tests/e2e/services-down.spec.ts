import { BRANDS, type Brand } from '@broadsheet/contract/brand';
import { readPageAddresses } from '@broadsheet/test-kit/site/page-addresses';
import type { RunningSite } from '@broadsheet/test-kit/site/start-site';
import { timeLimit } from '../../scripts/test-run/time-scale.mjs';
import { expect, test } from './site-test.ts';

/** Browser headers: an overload refuses crawlers first. */
const HEADERS = {
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/147.0.0.0 Safari/537.36',
};
const RECOVERY = { timeout: timeLimit(60_000), intervals: [250] };

interface Address {
  brand: Brand;
  path: string;
}

/** The status of each address; few concurrent requests, because a site refuses an overload. */
const readStatuses = async (site: RunningSite, addresses: readonly Address[]) => {
  const left = [...addresses];
  const statuses: Record<string, number> = {};
  const walk = async (): Promise<void> => {
    for (let next = left.pop(); next; next = left.pop()) {
      const { brand, path } = next;
      statuses[`${brand} ${path}`] = (await site.request(brand, path, { headers: HEADERS })).status;
    }
  };
  await Promise.all([walk(), walk(), walk(), walk()]);
  return statuses;
};

const listAddresses = async (site: RunningSite): Promise<Address[]> => {
  const found = await Promise.all(
    BRANDS.map(async (brand) => {
      // A page for one person is never cached, and the notfound page has no address.
      const { notfound: _, recommend: __, ...addresses } = await readPageAddresses(site, brand);
      return Object.values(addresses)
        .flat()
        .map((path) => ({ brand, path }));
    }),
  );
  return found.flat();
};

const allWell = (addresses: readonly Address[]) =>
  Object.fromEntries(addresses.map(({ brand, path }) => [`${brand} ${path}`, 200]));

test('pages stay when the services die, and are whole again without help', async ({
  page,
  site,
}) => {
  const addresses = await listAddresses(site);
  expect(await readStatuses(site, addresses)).toEqual(allWell(addresses));

  const killed = site.pidOf('services');
  process.kill(killed, 'SIGKILL');
  expect(await readStatuses(site, addresses)).toEqual(allWell(addresses));
  await page.goto(site.urlOf('tech', '/'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await expect.poll(() => site.pidOf('services'), RECOVERY).not.toBe(killed);
  const neverRequested = [{ brand: 'tech', path: '/search/accountant.html?sort=date' } as const];
  await expect
    .poll(() => readStatuses(site, neverRequested), RECOVERY)
    .toEqual(allWell(neverRequested));
});
