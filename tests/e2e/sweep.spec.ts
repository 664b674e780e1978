import { BRANDS, type Brand } from '@broadsheet/contract/brand';
import { login } from '@broadsheet/contract/calls/auth';
import { createCaller } from '@broadsheet/test-kit/site/create-caller';
import { readPageAddresses } from '@broadsheet/test-kit/site/page-addresses';
import type { RunningSite } from '@broadsheet/test-kit/site/start-site';
import type { Page } from '@playwright/test';
import { timeLimit } from '../../scripts/test-run/time-scale.mjs';
import { findExpiredJob } from '../sweep/find-expired-job.ts';
import { readLayoutShift, recordLayoutShift } from './layout-shift.ts';
import { expect, test } from './site-test.ts';
import { findBarriers } from './sound.ts';

const LAYOUT_SHIFT_MOST = 0.02;
const SWEEP_DEADLINE_MS = timeLimit(300_000);

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

const listAddresses = async (
  site: RunningSite,
  brand: Brand,
  reader: (typeof READERS)[number],
): Promise<Address[]> => {
  const kinds = Object.entries(await readPageAddresses(site, brand));
  const found = kinds.flatMap(([kind, paths]) =>
    paths.map((path) => ({ path, status: kind === 'notfound' ? 404 : 200 })),
  );
  const ready = (path: string) => ({ path, status: 200 });
  return [
    ...found,
    { path: await findExpiredJob(site, brand), status: 410 },
    ...FORMS.map(ready),
    ...(reader === 'seeker' ? MEMBERS_PAGES.map(ready) : []),
  ];
};

const signIn = async (page: Page, site: RunningSite, brand: Brand): Promise<void> => {
  const caller = createCaller(site, brand);
  await caller.ask(login, {
    body: { email: `basic@${brand}.example`, password: 'broadsheet demo' },
  });
  const url = site.urlOf(brand, '/');
  const kept = { url, sameSite: 'Lax' } as const;
  await page.context().addCookies([
    { name: 'token', value: caller.token ?? '', httpOnly: true, ...kept },
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
  return shift < LAYOUT_SHIFT_MOST ? [] : [`moves by ${shift.toFixed(3)}`];
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

    const sweep = async (
      page: Page,
      site: RunningSite,
      findFaults: (page: Page) => Promise<readonly string[]>,
    ): Promise<void> => {
      if (reader === 'seeker') await signIn(page, site, brand);
      const left = await listAddresses(site, brand, reader);
      const faults: string[] = [];
      const walk = async (lane: Page): Promise<void> => {
        for (let next = left.pop(); next; next = left.pop()) {
          const { path, status } = next;
          const response = await lane.goto(site.urlOf(brand, path));
          if (response?.status() !== status) faults.push(`${path} answers ${response?.status()}`);
          for (const fault of await findFaults(lane)) faults.push(`${path} ${fault}`);
        }
      };
      await Promise.all([walk(page), walk(await page.context().newPage())]);
      expect(faults).toEqual([]);
    };

    test('has its status, no barrier, and stays where it is', async ({ page, site }) => {
      test.setTimeout(SWEEP_DEADLINE_MS);
      await recordLayoutShift(page.context());
      await sweep(page, site, async (lane) => [
        ...(await findBarriers(lane)),
        ...(await findShift(lane)),
        ...(await findOverflow(lane)),
      ]);
    });

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false });

      test('can be read and leads on', async ({ page, site }) => {
        test.setTimeout(SWEEP_DEADLINE_MS);
        await sweep(page, site, async (lane) => [
          ...(await findDeadParts(lane)),
          ...(await findOverflow(lane)),
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
