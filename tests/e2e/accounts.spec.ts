import { randomUUID } from 'node:crypto';
import { BRANDS, type Brand } from '@broadsheet/contract/brand';
import { readMessage } from '@broadsheet/test-kit/site/create-caller';
import type { RunningSite } from '@broadsheet/test-kit/site/start-site';
import type { Page } from '@playwright/test';
import { generate } from 'otplib';
import { byTurns } from './by-turns.ts';
import { expect, test } from './site-test.ts';

const PASSWORD = 'seven purple lanterns';
const NEXT_PASSWORD = 'eight purple lanterns';

interface Person {
  readonly brand: Brand;
  readonly email: string;
}

const newPerson = (brand: Brand): Person => ({ brand, email: `asha.${randomUUID()}@example.com` });
const field = (page: Page, label: string) => page.getByRole('textbox', { name: label });
const press = (page: Page, name: string) =>
  page.locator('main').getByRole('button', { name }).click();
const account = (page: Page) => page.getByRole('navigation', { name: 'Account' });

/** The code or the link token of a message; some are sent shortly after the response. */
const sent = async (
  site: RunningSite,
  { brand, email }: Person,
  variable: 'code' | 'token',
  before = '',
): Promise<string> => {
  let text = '';
  await expect
    .poll(async () => {
      text = await readMessage(site, brand, email, variable).catch(() => '');
      return text !== '' && text !== before;
    })
    .toBe(true);
  return text;
};

const register = async (page: Page, site: RunningSite, person: Person): Promise<void> => {
  await page.goto(site.urlOf(person.brand, '/register'));
  await field(page, 'Full name').fill('Asha Rao');
  await field(page, 'Email').fill(person.email);
  await field(page, 'Password').fill(PASSWORD);
  await press(page, 'Register');
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  await field(page, '6-digit code').fill(await sent(site, person, 'code'));
  await press(page, 'Verify and continue');
  await expect(account(page).getByText('Asha Rao')).toBeVisible();
};

const logIn = async (page: Page, person: Person, password = PASSWORD): Promise<void> => {
  await field(page, 'Email').fill(person.email);
  await field(page, 'Password').fill(password);
  await press(page, 'Log in');
};

const logOut = async (page: Page): Promise<void> => {
  await account(page).getByText('Asha Rao').click();
  await account(page).getByRole('button', { name: 'Log out' }).click();
  await expect(account(page).getByRole('link', { name: 'Log in' })).toBeVisible();
};

for (const brand of BRANDS) {
  test.describe(`on the ${brand} site`, () => {
    const inTurn = byTurns(BRANDS.indexOf(brand));
    // Who logs out while the page still opens its stream is refused that.
    test.use({ refusals: [401] });

    if (inTurn())
      test('a person registers, leaves, comes back to the page that was asked for, and is known on all pages', async ({
        page,
        site,
      }) => {
        const person = newPerson(brand);
        await register(page, site, person);
        await logOut(page);
        await page.goto(site.urlOf(brand, '/settings/privacy'));
        await expect(page).toHaveURL(/\/login\?next=%2Fsettings%2Fprivacy$/);
        await logIn(page, person);
        await expect(page).toHaveURL(/\/settings\/privacy$/);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        for (const path of ['/', '/search/jobs.html', '/saved-jobs']) {
          await page.goto(site.urlOf(brand, path));
          await expect(account(page).getByText('Asha Rao')).toBeVisible();
        }
        const cookies = await page.context().cookies();
        expect(cookies.find(({ name }) => name === 'token')).toMatchObject({
          httpOnly: true,
          sameSite: 'Lax',
        });
      });

    if (inTurn())
      test('a setting is kept, and a blocked company is gone from lists', async ({
        page,
        site,
      }) => {
        await register(page, site, newPerson(brand));
        await page.goto(site.urlOf(brand, '/settings/privacy'));
        const hide = page.getByRole('switch', { name: 'Hide my resume' });
        await expect(hide).not.toBeChecked();
        await hide.click();
        await expect(hide).toBeChecked();
        await expect(hide).toHaveAttribute('aria-busy', 'false');
        await page.reload();
        await expect(page.getByRole('switch', { name: 'Hide my resume' })).toBeChecked();

        await page.goto(site.urlOf(brand, '/companies'));
        const company = page.locator('main a[href^="/company/"]').first();
        const name = ((await company.textContent()) ?? '').trim();
        const href = await company.getAttribute('href');
        await page.goto(site.urlOf(brand, '/settings/privacy'));
        await page.getByRole('searchbox', { name: 'Find a company to block' }).fill(name);
        await press(page, 'Search');
        await page
          .getByRole('list', { name: 'Search results' })
          .getByRole('listitem')
          .filter({ hasText: name })
          .first()
          .getByRole('button')
          .click();
        await expect(page.getByRole('list', { name: 'Blocked' })).toContainText(name);
        await page.goto(site.urlOf(brand, `/search/${encodeURIComponent(name)}.html`));
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.locator(`main ul a[href="${href}"]`)).toHaveCount(0);
      });
  });
}

test.describe('somebody who logs out', () => {
  // Who logs out while the page still opens its stream is refused that.
  test.use({ refusals: [401] });

  test('a second step by an app is set up, asked for, and let in by a recovery code too', async ({
    page,
    site,
  }) => {
    const person = newPerson('tech');
    await register(page, site, person);
    await page.goto(site.urlOf('tech', '/settings/changepassword'));
    await press(page, 'Authenticator app');
    await page
      .locator('form')
      .filter({ hasText: 'Set up' })
      .getByLabel('Password', { exact: true })
      .fill(PASSWORD);
    await press(page, 'Set up');
    const spelled = (await page.getByText('Or enter this key in your app').textContent()) ?? '';
    const secret = spelled.replace(/^.*:/, '').replaceAll(/\s/g, '');
    await expect(page.getByRole('img', { name: 'QR code to scan with your app' })).toBeVisible();
    await page.locator('input[name="otp"]').fill(await generate({ secret }));
    await page.locator('form:has(input[name="otp"]) button[type="submit"]').click();
    const codes = page.locator('main li').filter({ hasText: /^[a-z0-9]{5}-[a-z0-9]{5}$/ });
    await expect(codes).toHaveCount(10);
    const recovery = await codes.allTextContents();
    await logOut(page);

    await page.goto(site.urlOf('tech', '/login'));
    await logIn(page, person);
    await page.getByRole('link', { name: 'Use a recovery code' }).click();
    await page.locator('input[name="otp"]').fill(recovery[0] ?? '');
    await page.locator('form:has(input[name="otp"]) button[type="submit"]').click();
    await expect(account(page).getByText('Asha Rao')).toBeVisible();
  });

  test('who has forgotten the password sets one by the link of a mail', async ({ page, site }) => {
    const person = newPerson('management');
    await register(page, site, person);
    await logOut(page);
    await page.goto(site.urlOf('management', '/login'));
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    // The previous page has an email field too.
    await expect(page.getByRole('button', { name: 'Send link' })).toBeVisible();
    await field(page, 'Email').fill(person.email);
    await press(page, 'Send link');
    const token = await sent(site, person, 'token');
    await page.goto('about:blank');
    await page.goto(site.urlOf('management', `/login?step=reset#token=${token}`));
    await field(page, 'New password').fill(NEXT_PASSWORD);
    await press(page, 'Save password');
    await expect(page.locator('main')).toContainText(/log in/i);
    expect(page.url()).not.toContain(token);
    await page.goto(site.urlOf('management', '/login'));
    await logIn(page, person, NEXT_PASSWORD);
    await expect(account(page).getByText('Asha Rao')).toBeVisible();
  });
});

test.describe('what goes wrong', () => {
  test.use({ refusals: [401, 403, 418] });

  test('a wrong password is told beside the form, and nothing typed is lost', async ({
    page,
    site,
  }) => {
    await page.goto(site.urlOf('tech', '/login'));
    await logIn(page, newPerson('tech'), 'not the password');
    await expect(page.getByRole('alert')).toContainText(
      'Wrong email or password. Try again, or reset your password.',
    );
    await expect(page.getByRole('alert')).toBeFocused();
    await expect(field(page, 'Email')).toHaveValue(/@example\.com$/);
    await expect(page).toHaveURL(/\/login$/);
  });

  test('what is missing is told before anything is sent', async ({ page, site }) => {
    await page.goto(site.urlOf('tech', '/register'));
    await field(page, 'Email').fill('not an address');
    const requested: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && requested.push(request.url()));
    await press(page, 'Register');
    await expect(field(page, 'Email')).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByRole('alert')).toContainText('name');
    expect(requested).toEqual([]);
    await page.reload();
    await expect(field(page, 'Email')).toHaveValue('not an address');
  });

  test('an account is closed, opened again and erased', async ({ page, site }) => {
    const person = newPerson('tech');
    await register(page, site, person);
    const before = await readMessage(site, 'tech', person.email, 'code');
    await page.goto(site.urlOf('tech', '/deactivate'));
    await field(page, 'Password').fill(PASSWORD);
    await press(page, 'Deactivate');
    await expect(account(page).getByRole('link', { name: 'Log in' })).toBeVisible();
    await page.goto(site.urlOf('tech', '/reactivate'));
    await field(page, 'Email').fill(person.email);
    await field(page, 'Password').fill(PASSWORD);
    await press(page, 'Send OTP');
    await field(page, '6-digit code').fill(await sent(site, person, 'code', before));
    await press(page, 'Verify and continue');
    await expect(account(page).getByText('Asha Rao')).toBeVisible();

    await page.goto(site.urlOf('tech', '/settings/verify-contact-details'));
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download my data' }).click();
    expect(await (await download).failure()).toBeNull();
    await page.getByText('Delete my account').click();
    await field(page, 'Password').fill(PASSWORD);
    await field(page, 'Type ERASE to confirm').fill('ERASE');
    await press(page, 'Delete permanently');
    await expect(account(page).getByRole('link', { name: 'Log in' })).toBeVisible();
    await page.goto(site.urlOf('tech', '/login'));
    await logIn(page, person);
    await expect(page.getByRole('alert')).toContainText('Wrong email or password');
  });

  test('a session that was ended elsewhere leads home, where the person logs in again', async ({
    page,
    site,
    browser,
  }) => {
    const person = newPerson('tech');
    await register(page, site, person);
    await page.goto(site.urlOf('tech', '/settings/privacy'));
    const elsewhere = await (await browser.newContext()).newPage();
    await elsewhere.goto(site.urlOf('tech', '/login?next=/settings/changepassword'));
    await logIn(elsewhere, person);
    await field(elsewhere, 'Current password').fill(PASSWORD);
    await field(elsewhere, 'New password').fill(NEXT_PASSWORD);
    await press(elsewhere, 'Change password');
    await expect(elsewhere.locator('main')).toContainText(/changed/i);
    await elsewhere.context().close();
    // It has heard of the end by now, or hears of it at the next press.
    await page.evaluate(() => document.querySelector<HTMLElement>('[role="switch"]')?.click());
    await expect(page).toHaveURL(site.urlOf('tech', '/'));
    await page.goto(site.urlOf('tech', '/login?next=/settings/privacy'));
    await logIn(page, person, NEXT_PASSWORD);
    await expect(page).toHaveURL(/\/settings\/privacy$/);
    await expect(page.getByRole('switch', { name: 'Hide my resume' })).toBeEnabled();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a person logs in, is told what is wrong, changes a setting and logs out', async ({
    page,
    site,
  }) => {
    await page.goto(site.urlOf('tech', '/login?next=%2Fsettings%2Fprivacy'));
    await page.locator('input[name="email"]').fill('pro@tech.example');
    await page.locator('input[name="password"]').fill('wrong');
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(page.locator('main')).toContainText(
      'Wrong email or password. Try again, or reset your password.',
    );
    await page.locator('input[name="email"]').fill('pro@tech.example');
    await page.locator('input[name="password"]').fill('broadsheet demo');
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(page).toHaveURL(/\/settings\/privacy$/);
    await page.getByRole('switch', { name: 'Hide recommendations and stories' }).click();
    await expect(page).toHaveURL(/\/settings\/privacy\?done=/);
    await expect(
      page.getByRole('switch', { name: 'Hide recommendations and stories' }),
    ).toBeChecked();
    await account(page).locator('summary').click();
    await account(page).getByRole('button', { name: 'Log out' }).click();
    await page.goto(site.urlOf('tech', '/settings/privacy'));
    await expect(page).toHaveURL(/\/login\?next=/);
  });
});
