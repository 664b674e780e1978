import { BRANDS, type Brand } from '@broadsheet/contract/brand';
import { appliedJobs } from '@broadsheet/contract/calls/applications';
import { login } from '@broadsheet/contract/calls/auth';
import { hrefOf } from '@broadsheet/contract/match-page';
import { PAGE_KINDS, type PageKindDefinition } from '@broadsheet/contract/page-kinds';
import { createCaller } from '@broadsheet/test-kit/site/create-caller';
import { listOpenKinds, readPageAddresses } from '@broadsheet/test-kit/site/page-addresses';
import type { RunningSite } from '@broadsheet/test-kit/site/start-site';
import type { Page } from '@playwright/test';
import { findExpiredJob } from '../sweep/find-expired-job.ts';
import { isFull } from './by-turns.ts';
import { recordLayoutShift } from './layout-shift.ts';
import { findBarriers } from './no-barriers.ts';
import { findDeadParts, findOverflow, findShift, findWideTexts } from './page-faults.ts';
import { expect, test } from './site-test.ts';

const SCREENS = [
  { name: 'phone', viewport: { width: 390, height: 844 }, colorScheme: 'light' },
  { name: 'desktop', viewport: { width: 1280, height: 900 }, colorScheme: 'dark' },
] as const;
const READERS = ['visitor', 'seeker'] as const;
const FORMS = ['/login?step=forgot', '/login?step=second-factor', '/reactivate', '/unsubscribe'];
/** The member pages that need only an account, and every section of the settings. */
const listMemberPages = (brand: Brand): string[] => [
  ...Object.values<PageKindDefinition>(PAGE_KINDS)
    .filter(({ auth, brands }) => auth === 'seeker' && (!brands || brands.includes(brand)))
    .flatMap(({ paths }) => paths.filter((path) => !path.includes('{'))),
  '/settings/privacy?company=labs',
  '/settings/changepassword',
  '/settings/verify-contact-details',
];

const ALL_SETTINGS = BRANDS.flatMap((brand, brandAt) =>
  SCREENS.flatMap((screen, screenAt) =>
    READERS.map((reader, readerAt) => ({
      brand,
      screen,
      reader,
      isHalf: (brandAt + screenAt + readerAt) % 2 === 0,
    })),
  ),
);
/**
 * Every pair of brand, screen and reader occurs in this half of the settings; the other half is for `npm run verify`.
 */
const SETTINGS = ALL_SETTINGS.filter(({ isHalf }) => isHalf || isFull);

const EXPIRED_JOB = 'an expired job';
const OPEN_PARTS = [...Object.keys(PAGE_KINDS), EXPIRED_JOB, ...FORMS];
/**
 * Who opens a part that is open to everybody: by turns a visitor and a seeker. `npm run verify` opens every part as
 * both.
 */
const readerOf = (name: string): (typeof READERS)[number] | undefined =>
  READERS[OPEN_PARTS.indexOf(name) % 2];
const APPLIED_JOB = 'a job that was applied for';
const namesOf = (brand: Brand): string[] => [
  ...listOpenKinds(brand),
  EXPIRED_JOB,
  ...FORMS,
  APPLIED_JOB,
  ...listMemberPages(brand),
];
const COMMON_PARTS = namesOf('tech').filter((name) => namesOf('management').includes(name));
/**
 * Whether a part is opened on a brand: what both have, they take by turns, two and two, so that visitors, seekers and
 * both screens have their share of it. `npm run verify` opens every part on both.
 */
const isTurnOf = (brand: Brand, name: string): boolean => {
  const at = COMMON_PARTS.indexOf(name);
  return isFull || at < 0 || BRANDS[Math.floor(at / 2) % BRANDS.length] === brand;
};

interface Address {
  readonly path: string;
  readonly status: number;
}

/** Reads something once per site, not for each page. */
const onceForSite = <Value>(read: (site: RunningSite, brand: Brand) => Promise<Value>) => {
  const known = new WeakMap<RunningSite, Map<Brand, Promise<Value>>>();
  return (site: RunningSite, brand: Brand): Promise<Value> => {
    const ofSite = known.get(site) ?? new Map<Brand, Promise<Value>>();
    known.set(site, ofSite);
    const value = ofSite.get(brand) ?? read(site, brand);
    ofSite.set(brand, value);
    return value;
  };
};
const addressesOf = onceForSite(readPageAddresses);
const findMember = onceForSite(async (site, brand) => {
  const caller = createCaller(site, brand);
  await caller.call(login, {
    body: { email: `basic@${brand}.example`, password: 'broadsheet demo' },
  });
  return caller;
});

/** The address of an open job that the member has applied for. */
const findAppliedJob = async (site: RunningSite, brand: Brand): Promise<string> => {
  const { items } = await (await findMember(site, brand)).call(appliedJobs);
  const open = items.find(({ job }) => job.status === 'open');
  if (!open) throw new Error(`the member of ${brand} has applied for no open job`);
  return hrefOf('jobdetail', { slug: open.job.slug, jobId: String(open.job.id) });
};

interface Part {
  readonly name: string;
  readonly list: (site: RunningSite) => Promise<readonly Address[]>;
}

/** The pages of a brand in parts, each a test of its own: public kinds, forms, and member pages. */
const listParts = (brand: Brand, reader: (typeof READERS)[number]): Part[] => {
  const ready = (path: string): Part => ({ name: path, list: async () => [{ path, status: 200 }] });
  const kinds = listOpenKinds(brand).map((kind) => ({
    name: kind,
    list: async (site: RunningSite) => {
      const paths = (await addressesOf(site, brand))[kind] ?? [];
      return paths.map((path) => ({ path, status: kind === 'notfound' ? 404 : 200 }));
    },
  }));
  const expired: Part = {
    name: EXPIRED_JOB,
    list: async (site) => [{ path: await findExpiredJob(site, brand), status: 410 }],
  };
  const appliedFor: Part = {
    name: APPLIED_JOB,
    list: async (site) => [{ path: await findAppliedJob(site, brand), status: 200 }],
  };
  const members = reader === 'seeker' ? [appliedFor, ...listMemberPages(brand).map(ready)] : [];
  const open = [...kinds, expired, ...FORMS.map(ready)].filter(
    ({ name }) => isFull || readerOf(name) === reader,
  );
  return [...open, ...members].filter(({ name }) => isTurnOf(brand, name));
};

const signIn = async (page: Page, site: RunningSite, brand: Brand): Promise<void> => {
  const url = site.urlOf(brand, '/');
  const cookieOptions = { url, sameSite: 'Lax' } as const;
  await page.context().addCookies([
    {
      name: 'token',
      value: (await findMember(site, brand)).token ?? '',
      httpOnly: true,
      ...cookieOptions,
    },
    { name: 'member', value: '1', ...cookieOptions },
  ]);
};

for (const { brand, screen, reader } of SETTINGS) {
  test.describe(`every kind of page of ${brand}, for a ${reader} on a ${screen.name}`, () => {
    test.use({ viewport: screen.viewport, colorScheme: screen.colorScheme });

    const visit = async (
      page: Page,
      site: RunningSite,
      part: Part,
      findFaults: (page: Page) => Promise<readonly string[]>,
    ): Promise<void> => {
      if (reader === 'seeker') await signIn(page, site, brand);
      const addresses = await part.list(site);
      expect(addresses.length).toBeGreaterThan(0);
      const faults: string[] = [];
      for (const { path, status } of addresses) {
        const response = await page.goto(site.urlOf(brand, path));
        if (response?.status() !== status) faults.push(`${path} answers ${response?.status()}`);
        for (const fault of await findFaults(page)) faults.push(`${path} ${fault}`);
      }
      expect(faults).toEqual([]);
    };
    const parts = listParts(brand, reader);

    for (const part of parts)
      test(`${part.name} has its status, no barrier, room for large text, and stays where it is`, async ({
        page,
        site,
      }) => {
        await recordLayoutShift(page.context());
        await visit(page, site, part, async () => [
          ...(await findBarriers(page)),
          ...(await findShift(page)),
          ...(await findOverflow(page)),
          ...(await findWideTexts(page)),
        ]);
      });

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false });

      // What works without scripts is the same on every screen.
      for (const part of screen.name === 'phone' ? parts : [])
        test(`${part.name} can be read and leads on`, async ({ page, site }) => {
          await visit(page, site, part, async () => [
            ...(await findDeadParts(page)),
            ...(await findOverflow(page)),
          ]);
        });
    });

    if (reader === 'seeker') {
      test('is without a barrier under the open menu', async ({ page, site }) => {
        await signIn(page, site, brand);
        await page.goto(site.urlOf(brand, '/'));
        await page.getByRole('navigation', { name: 'Account' }).locator('summary').click();
        expect(await findBarriers(page)).toEqual([]);
      });
    }
  });
}
