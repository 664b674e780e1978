import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DAY_MS } from '@broadsheet/contract/durations';
import type { RunningSite } from '@broadsheet/test-kit/site/start-site';
import type { Page } from '@playwright/test';
import { createPicture } from './created-picture.ts';
import { expectNoBarriers } from './no-barriers.ts';
import { expect, test } from './site-test.ts';
import { beginChange, logIn, openVersion, publish, takeBack } from './studio-site.ts';

const INDIA_MS = 19_800_000;
/** Columns of the file, and those that a schedule adds. */
const [IMAGE, FROM, UNTIL] = [4, 21, 22];

/** The banners that the site has without a schedule, in a file that has no columns for one. */
const withoutSchedules = ({ contentDir }: RunningSite): string => {
  const [header = '', ...rows] = readFileSync(join(contentDir, 'layouts/banners/home.csv'), 'utf8')
    .trim()
    .split('\n');
  const always = rows.filter((row) => row.endsWith(',,'));
  return [header.replace(/,from,until$/, ''), ...always.map((row) => row.slice(0, -2))].join('\n');
};

/** An instant as the value of a date and time field in India. */
const inIndia = (days: number): string =>
  new Date(Date.now() + days * DAY_MS + INDIA_MS).toISOString().slice(0, 16);

/** How large a picture of the page is, and the colour in its middle. */
const inspect = (page: Page, address: string) =>
  page.locator(`img[src="${address}"]`).evaluate(async (image: HTMLImageElement) => {
    image.loading = 'eager';
    await image.decode();
    const canvas = document.createElement('canvas');
    const context = canvas.getContext('2d');
    context?.drawImage(image, image.naturalWidth / 2, image.naturalHeight / 2, 1, 1, 0, 0, 1, 1);
    const [red = 0, , blue = 0] = context?.getImageData(0, 0, 1, 1).data ?? [];
    return {
      size: [image.naturalWidth, image.naturalHeight],
      colour: red > blue ? 'red' : 'blue',
    };
  });

const choose = async (page: Page, row: number, column: number, time: string) => {
  await page.locator(`[data-at="${row}:${column}"]`).dblclick();
  await page.locator('input[type="datetime-local"]').fill(time);
  await page.keyboard.press('Enter');
};

/** The address of the first picture of the banners of home. */
const BANNER_PICTURE =
  /data-block-id="notices"(?:(?!data-block-id=).)*?src="(\/media\/[0-9a-f]{64}\.webp)"/s;
const home = async (site: RunningSite): Promise<string> => (await site.request('tech', '/')).text();

test('a picture is put up for a banner that has its time, and a banner that is over is gone', async ({
  page,
  site,
}) => {
  expect(await home(site)).toContain('Fresher? Start here');
  await page.goto(site.urlOf('tech', '/studio/banners'));
  await logIn(page, 'marketer@tech.example');
  await page.getByRole('button', { name: 'Edit Banners: Home', exact: true }).click();
  await beginChange(page, 'A picture and a time');
  await expect(page.getByRole('grid', { name: 'Banners' })).toBeVisible();
  const buffer = Buffer.from(withoutSchedules(site));
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'home.csv', mimeType: 'text/csv', buffer });
  await page.getByRole('dialog').getByRole('button', { name: 'Import' }).click();
  await expect(page.getByRole('button', { name: 'Add schedule' })).toBeVisible();

  await page.locator(`[data-at="0:${IMAGE}"]`).dblclick();
  const dialog = page.getByRole('dialog', { name: 'Image' });
  const put = (mimeType: string, name: string, buffer: Buffer) =>
    page.locator('input[type="file"]').last().setInputFiles({ name, mimeType, buffer });
  await put('image/svg+xml', 'a.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'));
  await expect(dialog.getByText('Upload a PNG, JPEG or WebP image.')).toBeVisible();
  await put('image/png', 'diwali.png', Buffer.from(await createPicture(page), 'base64'));
  await expect(dialog.getByText('Phone: 328 × 185')).toBeVisible();
  await dialog.getByLabel('Focal point, top to bottom').press('Home');
  await expectNoBarriers(page);
  await dialog.getByRole('button', { name: 'Upload image' }).click();
  await expect(page.getByText(/Compressed from .*, 1136 × 639 pixels/)).toBeVisible();

  await page.getByRole('button', { name: 'Add schedule' }).click();
  await choose(page, 0, FROM, inIndia(-1));
  await choose(page, 0, UNTIL, inIndia(1));
  await choose(page, 1, UNTIL, inIndia(-1));
  await expect(page.locator('[data-at="0:0"]')).toContainText('Live until');
  await expect(page.locator('[data-at="1:0"]')).toContainText('Expired on');
  await expect(page.getByText('No problems found.')).toBeVisible();
  await page.getByRole('link', { name: 'A picture and a time' }).click();
  await publish(page);

  const picture = async () => BANNER_PICTURE.exec(await home(site))?.[1] ?? '';
  await expect.poll(picture).not.toBe('');
  expect(await home(site)).not.toContain('Fresher? Start here');
  const address = await picture();
  const studio = page.url();
  await page.goto(site.urlOf('tech', '/'));
  expect(await inspect(page, address)).toEqual({ size: [1136, 639], colour: 'red' });

  await page.goto(studio);
  await openVersion(page);
  await takeBack(page);
  await expect.poll(() => home(site)).toContain('Fresher? Start here');
});
