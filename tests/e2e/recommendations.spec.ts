import { randomUUID } from 'node:crypto';
import type { Brand } from '@broadsheet/contract/brand';
import { readMessage } from '@broadsheet/test-kit/site/create-caller';
import type { RunningSite } from '@broadsheet/test-kit/site/start-site';
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from './site-test.ts';

const PHONE = { width: 360, height: 740 };
const TEXT = 'Careful & kind. <script>alert(1)</script>';

const logIn = async (page: Page, site: RunningSite, brand: Brand) => {
  await page.goto(site.urlOf(brand, '/login?next=/pendingrecommendations'));
  const main = page.locator('main');
  await main.getByRole('textbox', { name: 'Email' }).fill(`pro@${brand}.example`);
  await main.getByRole('textbox', { name: 'Password' }).fill('broadsheet demo');
  await main.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Recommendations');
};

/** Requests a recommendation, and returns the token of the mail. */
const requestRecommendation = async (
  page: Page,
  site: RunningSite,
  brand: Brand,
): Promise<string> => {
  const email = `meera.${randomUUID()}@example.com`;
  const main = page.locator('main');
  await main.getByRole('textbox', { name: 'Name' }).fill('Meera Iyer');
  await main.getByRole('textbox', { name: 'Email' }).fill(email);
  await main.getByRole('button', { name: 'Send request' }).click();
  await expect(main.getByRole('list', { name: 'Waiting for a reply' })).toContainText(email);
  await expect(main.getByRole('textbox', { name: 'Name' })).toHaveValue('');
  return readMessage(site, brand, email, 'token');
};

interface Writing extends BrowserContextOptions {
  /** A picture sent with the comment, by the form itself. */
  readonly picture?: Buffer;
}

/** Writes the requested recommendation without an account; returns the text of the resulting page. */
const write = async (
  browser: Browser,
  address: string,
  { picture, ...options }: Writing,
): Promise<string> => {
  const context = await browser.newContext({ viewport: PHONE, ...options });
  const page = await context.newPage();
  const main = page.locator('main');
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Recommend Vikram Nair');
  await main.getByRole('combobox', { name: 'How you know each other' }).selectOption('manager');
  await main.getByRole('textbox', { name: 'Your job title' }).fill('Head of Payments');
  await main.getByRole('textbox', { name: 'Your company' }).fill('Deccan Ledger');
  await main.getByRole('button', { name: 'Continue' }).click();
  if (picture) {
    await main.getByText('Add your picture').click();
    const file = { name: 'me.png', mimeType: 'image/png', buffer: picture };
    await main.getByLabel('Your picture').setInputFiles(file);
  }
  await main.getByRole('textbox', { name: 'Your recommendation' }).fill(TEXT);
  await main.getByRole('button', { name: 'Send recommendation' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you');
  const thanks = (await main.textContent()) ?? '';
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link no longer works');
  await context.close();
  return thanks;
};

test('a seeker asks, somebody writes on a phone, and what is accepted stands on the profile', async ({
  page,
  browser,
  site,
}) => {
  await logIn(page, site, 'tech');
  const token = await requestRecommendation(page, site, 'tech');
  await write(browser, site.urlOf('tech', `/recommend/${token}`), {});

  await page.reload();
  const main = page.locator('main');
  await expect(main.getByRole('list', { name: 'To review' })).toContainText(TEXT);
  await main.getByRole('button', { name: 'Show on my profile' }).click();
  await expect(main.getByRole('list', { name: 'Shown on your profile' })).toContainText(TEXT);
  await main.getByRole('button', { name: 'Undo' }).click();
  await expect(main.getByRole('list', { name: 'To review' })).toContainText(TEXT);
  await main.getByRole('button', { name: 'Show on my profile' }).click();
  await expect(main.getByRole('list', { name: 'Shown on your profile' })).toContainText(TEXT);
  await page.goto(site.urlOf('tech', '/myprofile'));
  await expect(main.getByText(TEXT)).toBeVisible();
});

test('without JavaScript somebody writes as well, and a survey is answered once', async ({
  page,
  browser,
  site,
}) => {
  await page.setViewportSize(PHONE);
  await logIn(page, site, 'management');
  const token = await requestRecommendation(page, site, 'management');
  const address = site.urlOf('management', `/recommend/${token}`);
  const square = { width: 9, height: 9, channels: 3, background: '#c02020' } as const;
  const picture = await sharp({ create: square }).png().toBuffer();
  const thanks = await write(browser, address, { javaScriptEnabled: false, picture });
  expect(thanks).not.toContain('without your picture');
  await page.reload();
  const main = page.locator('main');
  const unread = main.getByRole('list', { name: 'To review' });
  await expect(unread).toContainText(TEXT);
  await expect(unread.locator('img')).toHaveJSProperty('complete', true);
  await expect(unread.locator('img')).not.toHaveJSProperty('naturalWidth', 0);
  await main.getByRole('button', { name: 'Show on my profile' }).click();
  await main.getByRole('button', { name: 'Undo' }).click();
  await expect(main.getByRole('list', { name: 'To review' })).toContainText(TEXT);
  const second = await requestRecommendation(page, site, 'management');
  const refused = await write(browser, site.urlOf('management', `/recommend/${second}`), {
    javaScriptEnabled: false,
    picture: Buffer.from('no picture'),
  });
  expect(refused).toContain('has been sent without your picture');
  expect(refused).toContain('We accept PDF, DOC or DOCX resumes');

  await page.goto(site.urlOf('management', '/jobfeed'));
  await main.getByRole('radio', { name: 'Applying' }).check();
  await main.getByRole('button', { name: 'Submit' }).click();
  await expect(main.getByText('Question 2 of 3')).toBeVisible();
  await main.getByRole('button', { name: 'Skip this survey' }).click();
  await expect(page).toHaveURL(/done=survey/);
  await expect(main.getByText('Help us improve your job search')).toHaveCount(0);
});
