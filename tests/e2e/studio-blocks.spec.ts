import type { RunningSite } from '@broadsheet/test-kit/site/start-site';
import { expect, type Page } from '@playwright/test';
import { createPicture } from './created-picture.ts';
import { expectNoBarriers } from './no-barriers.ts';
import { test } from './site-test.ts';
import { logIn, openOutline, takeBack } from './studio-site.ts';

// The login check of a page without a session.
test.use({ refusals: [401], viewport: { width: 1440, height: 900 } });

const CAMPAIGN = 'Campaign';

const createPage = async (page: Page, site: RunningSite, title: string): Promise<void> => {
  await page.goto(site.urlOf('tech', '/studio/'));
  await logIn(page, 'marketer@tech.example');
  await page.getByRole('button', { name: 'New page…' }).click();
  const dialog = page.getByRole('dialog', { name: 'New page' });
  await dialog.getByLabel('Title').fill(title);
  await dialog.getByLabel('Description').fill('Companies that hire before the holidays.');
  await dialog.getByLabel('Start with').selectOption({ label: CAMPAIGN });
  await dialog.getByRole('button', { name: 'Create page' }).click();
  await expect(page.getByRole('heading', { name: `Page: ${title}` })).toBeVisible();
  await openOutline(page);
};

/** From the editor to the page of the published draft. */
const publishHere = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Review and publish…' }).click();
  const review = page.getByRole('dialog', { name: /^Review / });
  await expect(review.getByText('No problems found. Ready to publish.')).toBeVisible();
  await expectNoBarriers(page, 'iframe');
  await review.getByRole('button', { name: 'Publish…', exact: true }).click();
  await page.getByRole('button', { name: 'Publish now' }).click();
  await expect(page.locator('.state')).toHaveText(/^Published as version \d+$/);
};

test('a page is written with formatted text and a picture, published from the editor, and read as it was written', async ({
  page,
  site,
}) => {
  await createPage(page, site, 'Offers of Diwali');
  await page.getByRole('row', { name: 'Picture with text' }).click();
  const settings = page.getByRole('region', { name: 'Settings', exact: true });
  const text = settings.getByRole('textbox', { name: 'Text', exact: true });
  await text.click();
  await page.keyboard.type('Teams hire ');
  await page.keyboard.press('Control+b');
  await page.keyboard.type('without an office');
  await page.keyboard.press('Control+b');
  await page.keyboard.type('.');
  await page.keyboard.press('Enter');
  await settings.getByRole('button', { name: 'List with bullets' }).click();
  await page.keyboard.type('Pune');
  await page.keyboard.press('Enter');
  await settings.getByRole('button', { name: 'Link', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Link' });
  await dialog.getByLabel('Text').fill('Chennai');
  await dialog.getByRole('combobox', { name: 'Link' }).fill('jobs-in-chennai');
  await page.keyboard.press('Tab');
  await dialog.getByRole('button', { name: 'Save link' }).click();
  await expect(dialog.getByText(/^Enter a page on this site/)).toBeVisible();
  await expectNoBarriers(page, 'iframe');
  await dialog.getByRole('combobox', { name: 'Link' }).fill('/jobs-in-chennai');
  await page.keyboard.press('Tab');
  await dialog.getByRole('button', { name: 'Save link' }).click();

  await settings.getByRole('button', { name: 'Add Picture' }).click();
  const picture = page.getByRole('dialog', { name: 'Picture' });
  await page.locator('input[type="file"]').setInputFiles({
    name: 'diwali.png',
    mimeType: 'image/png',
    buffer: Buffer.from(await createPicture(page), 'base64'),
  });
  await expect(picture.getByText('Desktop: 568 × 320')).toBeVisible();
  await picture.getByRole('button', { name: 'Upload image' }).click();
  await expect(page.getByText(/Compressed from .*, 1136 × 639 pixels/)).toBeVisible();
  const canvas = page.frameLocator('iframe[title="Preview: page"]').first();
  await expect(canvas.locator('strong', { hasText: 'without an office' })).toBeVisible();
  await expectNoBarriers(page, 'iframe');
  await publishHere(page);

  const visitor = await page.context().newPage();
  await visitor.goto(site.urlOf('tech', '/offers-of-diwali'));
  const section = visitor.getByRole('region', { name: 'Find the team that fits you' });
  await expect(section.locator('p')).toHaveText('Teams hire without an office.');
  await expect(section.locator('strong')).toHaveText('without an office');
  await expect(section.getByRole('listitem')).toHaveText(['Pune', 'Chennai']);
  await expect(section.getByRole('link', { name: 'Chennai' })).toHaveAttribute(
    'href',
    '/jobs-in-chennai',
  );
  await expect
    .poll(() => section.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBe(1136);
  await expectNoBarriers(visitor);
  await visitor.close();
  await takeBack(page);
});

test('a problem is told in the editor by the name of its block, leads there, and leaves the preview whole', async ({
  page,
  site,
}) => {
  await createPage(page, site, 'Offers of Onam');
  await page.getByRole('row', { name: 'Picture with text' }).click();
  const settings = page.getByRole('region', { name: 'Settings', exact: true });
  await settings.getByRole('combobox', { name: 'Link', exact: true }).fill('/nowhere-here');
  await page.keyboard.press('Tab');
  await page.getByRole('row', { name: 'Steps' }).click();
  await page.getByText('1 problem to fix before you can publish.').click();
  const go = page.getByRole('button', { name: 'Go to Picture with text' });
  await expect(page.getByText(/no page of tech stands at \/nowhere-here/)).toBeVisible();
  const canvas = page.frameLocator('iframe[title="Preview: page"]').first();
  await expect(canvas.getByRole('heading', { name: 'Offers of Onam', level: 1 })).toBeVisible();
  await expectNoBarriers(page, 'iframe');
  await go.click();
  await settings.getByRole('combobox', { name: 'Link', exact: true }).fill('/companies');
  await page.keyboard.press('Tab');
  await expect(page.getByText('1 problem to fix')).toBeHidden();
});
