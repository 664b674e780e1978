import { BRANDS, type Brand } from '@broadsheet/contract/brand';
import { login } from '@broadsheet/contract/calls/auth';
import { createCaller } from '@broadsheet/test-kit/site/create-caller';
import { listOpenKinds, readPageAddresses } from '@broadsheet/test-kit/site/page-addresses';
import type { RunningSite } from '@broadsheet/test-kit/site/start-site';
import type { Page } from '@playwright/test';
import { findExpiredJob } from '../sweep/find-expired-job.ts';
import { readLayoutShift, readShiftedParts, recordLayoutShift } from './layout-shift.ts';
import { expect, test } from './site-test.ts';
import { findBarriers } from './sound.ts';

const LAYOUT_SHIFT_MOST = 0.02;

const SCREENS = [
  { name: 'phone', viewport: { width: 390, height: 844 }, colorScheme: 'light' },
  { name: 'desktop', viewport: { width: 1280, height: 900 }, colorScheme: 'dark' },
] as const;
const READERS = ['visitor', 'seeker'] as const;
const FORMS = ['/login?step=forgot', '/login?step=second-factor', '/reactivate', '/unsubscribe'];
const MEMBERS_PAGES = [
  '/myprofile',
  '/settings/privacy?company=labs',
  '/settings/changepassword',
  '/settings/verify-contact-details',
  '/deactivate',
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
/** Every two of brand, screen and reader meet in this half of the settings; the other half is for `npm run verify`. */
const SETTINGS = ALL_SETTINGS.filter(({ isHalf }) => isHalf || process.env.SWEEP === 'full');

interface Address {
  readonly path: string;
  readonly status: number;
}

/** What is asked of a site once, and not for each page anew. */
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
const tokenOf = onceForSite(async (site, brand) => {
  const caller = createCaller(site, brand);
  await caller.ask(login, {
    body: { email: `basic@${brand}.example`, password: 'broadsheet demo' },
  });
  return caller.token ?? '';
});

interface Part {
  readonly name: string;
  readonly list: (site: RunningSite) => Promise<readonly Address[]>;
}

/** The pages of a brand in parts, each a test of its own: the kinds that are open to all, forms, and members' pages. */
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
    name: 'an expired job',
    list: async (site) => [{ path: await findExpiredJob(site, brand), status: 410 }],
  };
  const members = reader === 'seeker' ? MEMBERS_PAGES : [];
  return [...kinds, expired, ...[...FORMS, ...members].map(ready)];
};

const signIn = async (page: Page, site: RunningSite, brand: Brand): Promise<void> => {
  const url = site.urlOf(brand, '/');
  const kept = { url, sameSite: 'Lax' } as const;
  await page.context().addCookies([
    { name: 'token', value: await tokenOf(site, brand), httpOnly: true, ...kept },
    { name: 'member', value: '1', ...kept },
  ]);
};

const findOverflow = async (page: Page): Promise<string[]> => {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  return overflow > 0 ? [`is ${overflow} px wider than the screen`] : [];
};

const findShift = async (page: Page): Promise<string[]> => {
  const shift = await readLayoutShift(page);
  if (shift < LAYOUT_SHIFT_MOST) return [];
  return [`moves by ${shift.toFixed(3)}: ${(await readShiftedParts(page)).join(', ')}`];
};

/** What a page lacks without scripts: words, ways on, or buttons that do something. */
const findDeadParts = async (page: Page): Promise<string[]> => {
  const { words, heading, links, deadButtons } = await page.evaluate(() => {
    const isShown = (element: Element) => element.checkVisibility();
    const listShown = (selector: string) =>
      [...document.querySelectorAll(selector)].filter(isShown);
    const isDead = (button: Element) =>
      !(button instanceof HTMLButtonElement && (button.form || button.popoverTargetElement));
    return {
      words: document.querySelector('main')?.textContent.trim().length ?? 0,
      heading: listShown('h1').length,
      links: listShown('a[href]').length,
      deadButtons: listShown('button')
        .filter(isDead)
        .map((button) => button.outerHTML),
    };
  });
  return [
    ...(words > 20 ? [] : ['says nothing']),
    ...(heading === 1 ? [] : [`shows ${heading} headings of the page`]),
    ...(links > 5 ? [] : ['leads nowhere']),
    ...deadButtons.map((button) => `shows a button that does nothing: ${button}`),
  ];
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
      test(`${part.name} has its status, no barrier, and stays where it is`, async ({
        page,
        site,
      }) => {
        await recordLayoutShift(page.context());
        await visit(page, site, part, async () => [
          ...(await findBarriers(page)),
          ...(await findShift(page)),
          ...(await findOverflow(page)),
        ]);
      });

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false });

      for (const part of parts)
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
