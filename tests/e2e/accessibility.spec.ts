import AxeBuilder from '@axe-core/playwright';
import { BRANDS, type Brand } from '@broadsheet/contract/brand';
import { login } from '@broadsheet/contract/calls/auth';
import { createCaller } from '@broadsheet/test-kit/site/create-caller';
import { readPageAddresses } from '@broadsheet/test-kit/site/page-addresses';
import type { RunningSite } from '@broadsheet/test-kit/site/start-site';
import type { Page } from '@playwright/test';
import { expect, test } from './site-test.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const SCREENS = [
  { name: 'phone', viewport: { width: 390, height: 844 }, colorScheme: 'light' },
  { name: 'desktop', viewport: { width: 1280, height: 900 }, colorScheme: 'dark' },
] as const;
const MEMBERS_PAGES = [
  '/settings/privacy?company=labs',
  '/settings/changepassword',
  '/settings/verify-contact-details',
  '/deactivate',
  '/saved-jobs',
];
const FORMS = ['/login?step=forgot', '/login?step=second-factor', '/reactivate', '/unsubscribe'];

/** What axe finds on a page, and whether it is wider than the screen. */
const findFaults = async (page: Page, site: RunningSite, brand: Brand, path: string) => {
  await page.goto(site.urlOf(brand, path));
  const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze();
  const faults = violations.map(
    ({ id, nodes }) => `${path}: ${id} at ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
  );
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  return overflow > 0 ? [...faults, `${path}: ${overflow} px wider than the screen`] : faults;
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

for (const brand of BRANDS) {
  for (const { name, viewport, colorScheme } of SCREENS) {
    test.describe(`${brand} on a ${name}, ${colorScheme}`, () => {
      test.use({ viewport, colorScheme });

      test('every kind of page is without a finding of axe', async ({ page, site }) => {
        test.setTimeout(300_000);
        const addresses = await readPageAddresses(site, brand);
        const findings: string[] = [];
        const firsts = Object.values(addresses).map(([path = '/']) => path);
        for (const path of [...firsts, ...FORMS])
          findings.push(...(await findFaults(page, site, brand, path)));
        expect(findings).toEqual([]);
      });

      test('the pages of a member are, too', async ({ page, site }) => {
        test.setTimeout(120_000);
        await signIn(page, site, brand);
        const findings: string[] = [];
        for (const path of MEMBERS_PAGES) {
          findings.push(...(await findFaults(page, site, brand, path)));
          expect(new URL(page.url()).pathname).toBe(path.replace(/\?.*/, ''));
        }
        await page.goto(site.urlOf(brand, '/'));
        const menu = page.getByRole('navigation', { name: 'Account' });
        await menu.locator('summary').click();
        const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze();
        findings.push(...violations.map(({ id }) => `the open menu: ${id}`));
        expect(findings).toEqual([]);
      });
    });
  }
}
