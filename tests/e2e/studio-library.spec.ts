import { expect, type Page } from '@playwright/test';
import { createPicture } from './created-picture.ts';
import { expectNoBarriers } from './no-barriers.ts';
import { test } from './site-test.ts';
import { logIn, openOutline, publish } from './studio-site.ts';

// The login check of a page without a session.
test.use({ refusals: [401], viewport: { width: 1440, height: 900 } });

const CAMPAIGN = 'Campaign';

const chooseFile = async (page: Page): Promise<void> =>
  page.locator('input[type="file"]').setInputFiles({
    name: 'holi.png',
    mimeType: 'image/png',
    buffer: Buffer.from(await createPicture(page), 'base64'),
  });

test('a picture is described in the library, used on a page, found there and replaced everywhere', async ({
  page,
  site,
}) => {
  await page.goto(site.urlOf('tech', '/studio/pictures'));
  await logIn(page, 'marketer@tech.example');
  await expect(page.getByRole('link', { name: /Developer at a desk/ })).toBeVisible();
  await expectNoBarriers(page);
  await page.getByRole('button', { name: 'Upload picture…' }).click();
  const upload = page.getByRole('dialog', { name: 'Upload a picture' });
  await chooseFile(page);
  await upload.getByLabel('Name', { exact: true }).fill('Colours of Holi');
  await upload.getByLabel('What it shows').fill('A red field above a blue one');
  await upload.getByLabel('Draft name').fill('Picture of Holi');
  await expectNoBarriers(page);
  await upload.getByRole('button', { name: 'Upload picture' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Colours of Holi' })).toBeVisible();
  await page.getByRole('link', { name: 'Review and publish…' }).click();
  await publish(page);

  await page.getByRole('link', { name: 'Pages', exact: true }).click();
  await page.getByRole('button', { name: 'New page…' }).click();
  const created = page.getByRole('dialog', { name: 'New page' });
  await created.getByLabel('Title').fill('Offers of Holi');
  await created.getByLabel('Description').fill('Companies that hire in spring.');
  await created.getByLabel('Start with').selectOption({ label: CAMPAIGN });
  await created.getByRole('button', { name: 'Create page' }).click();
  await openOutline(page);
  await page.getByRole('row', { name: 'Picture with text' }).click();
  const settings = page.getByRole('region', { name: 'Settings', exact: true });
  await settings.getByRole('button', { name: 'Add Picture' }).click();
  const picture = page.getByRole('dialog', { name: 'Picture' });
  await picture.getByRole('tab', { name: 'From the library' }).click();
  await picture.getByLabel('Search by name, text or page').fill('holi');
  await picture.getByRole('button', { name: 'Choose Colours of Holi' }).click();
  await picture.getByRole('button', { name: 'Upload image' }).click();
  await expect(settings.getByLabel('What the picture shows')).toHaveValue(
    'A red field above a blue one',
  );
  await page.getByRole('button', { name: 'Review and publish…' }).click();
  const review = page.getByRole('dialog', { name: /^Review / });
  await review.getByRole('button', { name: 'Publish…', exact: true }).click();
  await page.getByRole('button', { name: 'Publish now' }).click();
  await expect(page.locator('.state')).toHaveText(/^Published as version \d+$/);

  await page.getByRole('link', { name: 'Pictures', exact: true }).click();
  await page.getByLabel('Search by name, text or page').fill('offers of holi');
  await page.getByRole('link', { name: /^A red field above a blue one/ }).click();
  await expect(page.getByText('1 place: 1 page')).toBeVisible();
  await expect(page.getByText('Page: Offers of Holi, Picture with text')).toBeVisible();
  await expectNoBarriers(page);
  const before = await page.locator('.picture-page-image').getAttribute('src');
  await page.getByRole('button', { name: 'Replace everywhere…' }).click();
  const choice = page.getByRole('dialog', { name: 'Choose the new picture' });
  await chooseFile(page);
  await choice.getByLabel('Focal point, top to bottom').fill('18');
  await choice.getByRole('button', { name: 'Upload image' }).click();
  const replace = page.getByRole('dialog', { name: 'Replace everywhere' });
  await expect(replace.getByText('Page: Offers of Holi, Picture with text')).toBeVisible();
  await replace.getByLabel('Name', { exact: true }).fill('Blue of Holi');
  await replace.getByLabel('What it shows').fill('A blue field');
  await replace.getByLabel('Draft name').fill('Another picture of Holi');
  await expectNoBarriers(page);
  await replace.getByRole('button', { name: 'Replace in draft' }).click();
  await publish(page);

  for (const brand of ['tech', 'management'] as const) {
    await page.goto(site.urlOf(brand, '/offers-of-holi'));
    const shown = page.getByRole('img', { name: 'A blue field' });
    await expect(shown).toHaveAttribute('src', /^\/media\/[0-9a-f]{64}\.webp$/);
    expect(await shown.getAttribute('src')).not.toBe(before);
  }
});
