import { randomInt, randomUUID } from 'node:crypto';
import { BRANDS, type Brand } from '@broadsheet/contract/brand';
import {
  enableSecondFactor,
  verifyContact,
  verifySecondFactor,
} from '@broadsheet/contract/calls/account';
import { sendOtp } from '@broadsheet/contract/calls/otp';
import { DEMO_PASSWORD } from '@broadsheet/services/tools/demo/accounts/demo-accounts';
import { readMessage } from '@broadsheet/test-kit/site/create-caller';
import { findFreePort } from '@broadsheet/test-kit/site/free-port';
import {
  type IdentityProviderServer,
  startIdentityProvider,
} from '@broadsheet/test-kit/site/start-identity-provider';
import { type RunningSite, startSite } from '@broadsheet/test-kit/site/start-site';
import type { Locator, Page } from '@playwright/test';
import { timeLimit } from '../../scripts/test-run/time-scale.mjs';
import { byTurns } from './by-turns.ts';
import { createAccount } from './new-member.ts';
import { expectNoBarriers } from './no-barriers.ts';
import { test as base, expect } from './site-test.ts';

const CLIENT = { clientId: 'broadsheet', clientSecret: 'secret of the tests' };
const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 900 };

/** A site with a real login provider. */
const test = base.extend<object, { site: RunningSite; provider: IdentityProviderServer }>({
  provider: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
    async ({}, use) => {
      const port = await findFreePort();
      const redirectUris = BRANDS.map(
        (brand) => `http://${brand}.localhost:${port}/api/auth/with/sample/callback`,
      );
      const provider = await startIdentityProvider({ ...CLIENT, redirectUris });
      await use(Object.assign(provider, { sitePort: port }));
      await provider.close();
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ provider }, use) => {
      const sample = { id: 'sample', name: 'Sample', issuer: provider.issuer, ...CLIENT };
      const site = await startSite({
        PORT: String(Reflect.get(provider, 'sitePort')),
        OIDC_PROVIDERS: JSON.stringify([sample]),
      });
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: timeLimit(240_000) },
  ],
});

const account = (page: Page) => page.getByRole('navigation', { name: 'Account' });
const press = (page: Page, name: string) =>
  page.locator('main').getByRole('button', { name }).click();
const field = (page: Page, label: string) => page.getByRole('textbox', { name: label });

const addPerson = (provider: IdentityProviderServer, more: { email?: string } = {}) => {
  const id = randomUUID();
  const email = more.email ?? `${id}@example.com`;
  provider.people.push({ id, name: 'Meera Shah', email, isEmailVerified: true });
  return { id, email };
};
const continueAs = async (
  page: Page,
  email: string,
  form: Locator = page.locator('main'),
): Promise<void> => {
  await form.getByRole('link', { name: 'Continue with Sample' }).click();
  await page.getByRole('button', { name: email }).click();
};
const logOut = (page: Page): Promise<void> => page.context().clearCookies();

for (const brand of BRANDS)
  for (const [screen, viewport] of Object.entries({ phone: PHONE, desktop: DESKTOP }))
    test.describe(`on the ${brand} site, on a ${screen}`, () => {
      const inTurn = byTurns(BRANDS.indexOf(brand), viewport === PHONE ? 0 : 1);
      test.use({ viewport });

      if (inTurn())
        test('a person registers with a provider, and logs in by it from then on', async ({
          page,
          site,
          provider,
        }) => {
          const { email } = addPerson(provider);
          await page.goto(site.urlOf(brand, '/login?next=%2Fsettings%2Fchangepassword'));
          await continueAs(page, email);
          await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible();
          await expect(page.getByText(email)).toBeVisible();
          await expect(field(page, 'Full name')).toHaveValue('Meera Shah');
          await expectNoBarriers(page);
          await press(page, 'Create account');
          await expect(page).toHaveURL(/\/settings\/changepassword$/);
          await expect(page.getByText('Linked on')).toBeVisible();
          await expectNoBarriers(page);
          await logOut(page);
          await page.goto(site.urlOf(brand, '/login?next=%2Fsettings%2Fprivacy'));
          await continueAs(page, email);
          await expect(page).toHaveURL(/\/settings\/privacy$/);
        });

      if (inTurn())
        test('a person who cancels reads so, and can log in another way', async ({
          page,
          site,
        }) => {
          await page.goto(site.urlOf(brand, '/login'));
          await page.getByRole('link', { name: 'Continue with Sample' }).click();
          await page.getByRole('button', { name: 'Cancel' }).click();
          await expect(page.getByRole('alert')).toHaveText(/You cancelled this login/);
          await expect(field(page, 'Email')).toBeVisible();
          await expectNoBarriers(page);
        });
    });

test('what a visitor saved is saved after a login by a provider, to which the sheet leads', async ({
  page,
  site,
  provider,
}) => {
  const { email } = addPerson(provider);
  await page.goto(site.urlOf('tech', '/c/backend-jobs?ref=jf'));
  const star = page.getByRole('button', { name: /^Saved?\b/ }).first();
  await star.click();
  await continueAs(page, email, page.getByRole('dialog'));
  await press(page, 'Create account');
  await expect(page).toHaveURL(site.urlOf('tech', '/c/backend-jobs?ref=jf&done=save'));
  await expect(star).toHaveAttribute('aria-pressed', 'true');
});

test('an account is linked once by its password', async ({ page, site, provider }) => {
  const email = 'fresher@tech.example';
  addPerson(provider, { email });
  await page.goto(site.urlOf('tech', '/login?next=%2Fsettings%2Fprivacy'));
  await continueAs(page, email);
  await expect(page.getByRole('heading', { name: 'Link your account' })).toBeVisible();
  await expect(page.getByText(`${email} already has an account.`)).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await press(page, 'Link and log in');
  await expect(page).toHaveURL(/\/settings\/privacy$/);
});

/** A new member with a verified number. @returns the code that verified it */
const addMemberWithNumber = async (site: RunningSite, brand: Brand, phone: string) => {
  const { caller, password } = await createAccount(site, brand);
  await caller.call(sendOtp, { body: { purpose: 'phone', phone, password } });
  let otp = '';
  await expect
    .poll(async () => {
      otp = await readMessage(site, brand, phone, 'code').catch(() => '');
      return otp;
    })
    .not.toBe('');
  await caller.call(verifyContact, { params: { type: 'phone' }, body: { otp } });
  return otp;
};

/** The code that a number or an address was sent after an earlier one. */
const readNewCode = async (
  site: RunningSite,
  brand: Brand,
  to: string,
  earlier: string,
): Promise<string> => {
  let otp = '';
  await expect
    .poll(async () => {
      otp = await readMessage(site, brand, to, 'code').catch(() => '');
      return otp !== '' && otp !== earlier;
    })
    .toBe(true);
  return otp;
};

test('what a visitor saved is saved after a provider is linked to an account with a second step', async ({
  page,
  site,
  provider,
}) => {
  const { caller, email, password } = await createAccount(site, 'tech');
  const registered = await readMessage(site, 'tech', email, 'code');
  await caller.call(enableSecondFactor, { body: { channel: 'email', password } });
  const setup = await readNewCode(site, 'tech', email, registered);
  await caller.call(verifySecondFactor, { body: { otp: setup } });
  addPerson(provider, { email });
  await page.goto(site.urlOf('tech', '/c/backend-jobs?ref=jf'));
  const star = page.getByRole('button', { name: /^Saved?\b/ }).first();
  await star.click();
  await continueAs(page, email, page.getByRole('dialog'));
  await page.getByLabel('Password', { exact: true }).fill(password);
  await press(page, 'Link and log in');
  await expect(field(page, '6-digit code')).toBeVisible();
  await field(page, '6-digit code').fill(await readNewCode(site, 'tech', email, setup));
  await press(page, 'Verify');
  await expect(page).toHaveURL(site.urlOf('tech', '/c/backend-jobs?ref=jf&done=save'));
  await expect(star).toHaveAttribute('aria-pressed', 'true');
});

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled, viewport: PHONE });

    test('a member logs in by an OTP to their mobile', async ({ page, site }) => {
      const number = `98765${randomInt(10_000, 99_999)}`;
      const brand = 'management';
      const earlier = await addMemberWithNumber(site, brand, `+91${number}`);
      await page.goto(site.urlOf(brand, '/login?next=%2Fsettings%2Fprivacy'));
      await page.getByRole('link', { name: 'Log in with mobile OTP' }).click();
      await field(page, 'Mobile number').fill(number);
      await press(page, 'Send OTP');
      await expect(page.getByRole('heading', { name: 'Enter the OTP' })).toBeVisible();
      const otp = await readNewCode(site, brand, `+91${number}`, earlier);
      if (!javaScriptEnabled) await field(page, 'Mobile number').fill(number);
      await field(page, '6-digit code').fill(otp);
      await press(page, 'Log in');
      await expect(page).toHaveURL(/\/settings\/privacy$/);
    });
  });

test('what a visitor saved is saved after a login by an OTP in the sheet', async ({
  page,
  site,
}) => {
  const number = `98764${randomInt(10_000, 99_999)}`;
  const earlier = await addMemberWithNumber(site, 'tech', `+91${number}`);
  const list = site.urlOf('tech', '/c/backend-jobs?ref=jf');
  await page.goto(list);
  const star = page.locator('main [data-job-form="save"] button').first();
  await star.click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('link', { name: 'Log in with mobile OTP' }).click();
  await sheet.getByRole('textbox', { name: 'Mobile number' }).fill(number);
  await sheet.getByRole('button', { name: 'Send OTP' }).click();
  const otp = await readNewCode(site, 'tech', `+91${number}`, earlier);
  await sheet.getByRole('textbox', { name: '6-digit code' }).fill(otp);
  await sheet.getByRole('button', { name: 'Log in' }).click();
  await expect(star).toHaveAttribute('aria-pressed', 'true');
  await expect(sheet).toHaveCount(0);
  await expect(page).toHaveURL(list);
});

test('a new person registers with a provider without JavaScript', async ({
  browser,
  site,
  provider,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const { email } = addPerson(provider);
  await page.goto(site.urlOf('tech', '/login?next=%2Fsettings%2Fprivacy'));
  await continueAs(page, email);
  await field(page, 'Full name').fill('Meera Shah');
  await press(page, 'Create account');
  await expect(page).toHaveURL(/\/settings\/privacy/);
  await expect(account(page)).toContainText('Meera Shah');
  await context.close();
});
