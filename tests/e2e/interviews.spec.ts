import type { Brand } from '@broadsheet/contract/brand';
import { builtInMessages } from '@broadsheet/messages/built-in-messages';
import type { RunningSite } from '@broadsheet/test-kit/site/start-site';
import type { Page } from '@playwright/test';
import { findBarriers } from './no-barriers.ts';
import { expect, test } from './site-test.ts';

const { outcomes, 'device-offer': offers } = builtInMessages();

const logIn = async (page: Page, site: RunningSite, brand: Brand) => {
  await page.goto(site.urlOf(brand, '/login?next=/jobfeed'));
  const main = page.locator('main');
  await main.getByRole('textbox', { name: 'Email' }).fill(`basic@${brand}.example`);
  await main.getByRole('textbox', { name: 'Password' }).fill('broadsheet demo');
  await main.getByRole('button', { name: 'Log in' }).click();
  await expect(main).toContainText('You have 2 interview invites!');
};

const expectAccessible = async (page: Page) => expect(await findBarriers(page)).toEqual([]);

/** @param inspect checks each page on the way, before any action on it */
const book = async (page: Page, inspect: (page: Page) => Promise<void>) => {
  const main = page.locator('main');
  await main.getByRole('link', { name: 'Book Slots' }).first().click();
  await expect(page).toHaveURL(/\/interviews$/);
  await expect(main.getByRole('heading', { name: 'Interview invites' })).toBeVisible();
  await inspect(page);
  await main
    .getByRole('link', { name: /^Book Slots/ })
    .first()
    .click();
  await expect(main.getByRole('button', { name: 'Book this slot' })).toBeVisible();
  await inspect(page);
  await main.getByRole('radio').nth(1).check();
  await main.getByRole('button', { name: 'Book this slot' }).click();
  await expect(main).toContainText("You've booked");
};

test.describe('in New York', () => {
  test.use({ timezoneId: 'America/New_York', viewport: { width: 360, height: 740 } });

  test('a slot is booked, moved, cancelled and booked again, in the time of the reader', async ({
    page,
    context,
    site,
    complaints,
  }) => {
    const main = page.locator('main');
    const { origin } = new URL(site.urlOf('tech', '/'));
    await context.grantPermissions(['notifications'], { origin });
    await logIn(page, site, 'tech');
    await book(page, expectAccessible);
    await expect(main.getByText(offers.interviews)).toBeVisible();
    await expectAccessible(page);
    await main.getByRole('button', { name: offers.decline }).click();
    await expect(main.getByText(offers.declined)).toBeFocused();
    await expect(main).toContainText('Times are in America/New York time.');
    const booked = main.getByText("You've booked").locator('strong');
    await expect(booked).toHaveText(/, 12:30 am$/);
    await main.getByRole('radio').first().check();
    await main.getByRole('button', { name: 'Reschedule interview' }).click();
    await expect(booked).toHaveText(/, 11:30 pm$/);
    await main.getByRole('link', { name: 'All interviews' }).click();
    const row = main.getByRole('list', { name: 'Booked interviews' }).getByRole('listitem');
    await row.locator('summary').click();
    await row.getByRole('button', { name: /Yes, cancel/ }).click();
    const ways = row.locator('div:focus');
    await expect(ways).toContainText('Cancelled. The slot is free again.');
    await row.getByRole('button', { name: /Undo/ }).click();
    await expect(ways).toContainText('Reschedule');
    await expect(row.getByRole('link', { name: /Reschedule/ })).toBeVisible();
    expect(complaints).toEqual([]);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a slot is booked and cancelled by plain forms, in Indian time', async ({ page, site }) => {
    const main = page.locator('main');
    await logIn(page, site, 'management');
    await book(page, async () => undefined);
    await expect(main).toContainText('Times are in IST.');
    await expect(main.getByRole('status')).toHaveText(outcomes.interviewBooked);
    const file = page.waitForEvent('download');
    await main.getByRole('link', { name: 'Add to calendar' }).click();
    expect((await file).suggestedFilename()).toMatch(/^interview-\d+\.ics$/);
    await main.getByRole('link', { name: 'All interviews' }).click();
    await main.locator('summary').click();
    await main.getByRole('button', { name: /Yes, cancel/ }).click();
    await expect(main.getByRole('status')).toHaveText(outcomes.interviewCancelled);
    await expect(main.getByRole('list', { name: 'Booked interviews' })).toHaveCount(0);
  });
});
