import { BRANDS } from '@broadsheet/contract/brand';
import {
  PAGE_KINDS,
  type PageKindDefinition,
  type PageLayoutName,
} from '@broadsheet/contract/page-kinds';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ChaosSite, openChaosSite, SERVICES } from './chaos-site.ts';
import { findFaults, type Healthy, readHealthy } from './check-answer.ts';
import { type Combination, combinationsOf } from './combinations.ts';
import { FAULTS } from './faults.ts';
import { type ChaosPage, listPages } from './pages.ts';
import { withFault } from './with-fault.ts';

/** `npm run verify` requests every page with every fault of every service. */
const IS_FULL = process.env.CHAOS === 'full';

/** A page for one person is never cached. */
const isForOne = (kind: PageLayoutName): boolean => {
  const { forOne }: PageKindDefinition = PAGE_KINDS[kind];
  return forOne === true;
};

let site: ChaosSite;
let pages: ChaosPage[] = [];
let healthy: Healthy = new Map();
let combinations: Combination[] = [];
beforeAll(async () => {
  site = await openChaosSite();
  pages = (await Promise.all(BRANDS.map((brand) => listPages(site, brand)))).flat();
  healthy = await readHealthy(site, pages);
  combinations = combinationsOf(pages, IS_FULL);
});
afterAll(() => site.close());

describe('the combinations', () => {
  it('bring every page together with every fault and every service', () => {
    const met = new Set(
      combinations.flatMap(({ service, fault, pages: requested }) =>
        requested.flatMap(({ brand, path }) => [
          `${brand}${path} ${service}`,
          `${brand}${path} ${fault.kind}`,
        ]),
      ),
    );
    expect(met.size).toBe(pages.length * (SERVICES.length + FAULTS.length));
  });

  it('begin with a site where nothing is wrong', () => {
    const broken = [...healthy].filter(([, { status }]) => status >= 500);
    expect(broken).toEqual([]);
    expect(pages.length).toBeGreaterThan(100);
  });
});

describe.each([...FAULTS])('$kind', (fault) => {
  it.each([...SERVICES])(
    'of %s costs pages no more than what it loads for them',
    async (service) => {
      const combination = combinations.find(
        (one) => one.service === service && one.fault.kind === fault.kind,
      );
      if (!combination) throw new Error('there is no such combination');
      await site.renew('short');
      await withFault(site, service, fault, async () => {
        const found = await Promise.all(
          combination.pages.map((page) => findFaults(site, page, healthy)),
        );
        expect(found.flat()).toEqual([]);
      });
    },
  );
});

describe('pages that were had before', () => {
  it.each([...SERVICES])('stay as they were while %s is down', async (service) => {
    await site.renew('long');
    const open = pages.filter(({ requester, kind }) => requester === 'visitor' && !isForOne(kind));
    for (const { brand, path } of open) await site.request(brand, path);
    await withFault(site, service, { kind: 'down' }, async () => {
      const changed: string[] = [];
      for (const page of open) {
        const { status } = await site.request(page.brand, page.path);
        const before = healthy.get(`${page.brand}${page.path}`)?.status;
        if (status !== before) changed.push(`${page.brand}${page.path} ${before} -> ${status}`);
      }
      expect(changed).toEqual([]);
    });
  });
});
