import { BRANDS, type Brand } from '@broadsheet/contract/brand';
import { login } from '@broadsheet/contract/calls/auth';
import { consentCookie } from '@broadsheet/contract/consent';
import { PAGE_KINDS, type PageKindDefinition } from '@broadsheet/contract/page-kinds';
import { createCaller } from '@broadsheet/test-kit/site/create-caller';
import { readPageAddresses } from '@broadsheet/test-kit/site/page-addresses';
import type { RunningSite } from '@broadsheet/test-kit/site/start-site';
import type { Page } from '@playwright/test';
import { expect, test } from './site-test.ts';

const SWEEP_DEADLINE_MS = 300_000;
const WIDTHS = [1280, 640, 390, 320];

const signIn = async (page: Page, site: RunningSite, brand: Brand): Promise<void> => {
  const caller = createCaller(site, brand);
  const body = { email: `pro@${brand}.example`, password: 'broadsheet demo' };
  await caller.ask(login, { body });
  const own = { url: site.urlOf(brand, '/'), sameSite: 'Lax' } as const;
  await page.context().addCookies([
    { name: 'token', value: caller.token ?? '', httpOnly: true, ...own },
    { name: 'member', value: '1', ...own },
    { name: 'consent', value: consentCookie('necessary'), ...own },
  ]);
};

/** The pages for members that need nothing but an account, and every section of the settings. */
const listMemberPages = (brand: Brand): string[] => [
  ...Object.values<PageKindDefinition>(PAGE_KINDS)
    .filter(({ auth, brands }) => auth === 'seeker' && (!brands || brands.includes(brand)))
    .flatMap(({ paths }) => paths.filter((path) => !path.includes('{'))),
  ...['privacy', 'changepassword', 'verify-contact-details'].map((name) => `/settings/${name}`),
];

/** How far a page is wider than its window at text of twice the size, with the first element that is. */
const findWidth = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('html { font-size: 200% !important }');
    if (document.adoptedStyleSheets.length === 0) document.adoptedStyleSheets = [sheet];
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return null;
    const wide = [...document.body.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 1,
    );
    const { outerHTML = '' } = wide.at(-1) ?? {};
    return `${scrollWidth - clientWidth} px too wide: ${outerHTML.slice(0, 160)}`;
  });

for (const brand of BRANDS)
  for (const reader of ['visitor', 'member'] as const)
    test(`text of twice the size scrolls in one direction on every page of ${brand} for a ${reader}, from a wide window to 320 px`, async ({
      page,
      site,
    }) => {
      test.setTimeout(SWEEP_DEADLINE_MS);
      if (reader === 'member') await signIn(page, site, brand);
      const open = Object.values(await readPageAddresses(site, brand)).flat();
      const paths = reader === 'member' ? listMemberPages(brand) : open;
      const faults: string[] = [];
      for (const path of paths) {
        await page.goto(site.urlOf(brand, path));
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 844 });
          const fault = await findWidth(page);
          if (fault !== null) faults.push(`${path} at ${width} px is ${fault}`);
        }
      }
      expect(faults).toEqual([]);
    });
