import { writeFileSync } from 'node:fs';
import type { RunningSite } from '@broadsheet/test-kit/site/start-site';
import type { Page } from '@playwright/test';
import { expectNoBarriers } from './no-barriers.ts';
import { expect, test } from './site-test.ts';
import { logIn } from './studio-site.ts';

// The login check of a page without a session.
test.use({ refusals: [401] });

const openDesk = async (page: Page, site: RunningSite): Promise<void> => {
  await page.goto(site.urlOf('tech', '/studio/employers'));
  await logIn(page, 'marketer@tech.example');
  await expect(page.getByRole('list', { name: 'Employers' })).toBeVisible();
};

/** A picture that is red on the left and blue on the right. */
const createPicture = (page: Page, width: number, height: number): Promise<string> =>
  page.evaluate(
    ([wide, high]) => {
      const canvas = document.createElement('canvas');
      canvas.width = wide;
      canvas.height = high;
      const context = canvas.getContext('2d');
      if (!context) throw new Error('nothing can be drawn');
      for (const [colour, left] of [
        ['#f00', 0],
        ['#00f', wide / 2],
      ] as const) {
        context.fillStyle = colour;
        context.fillRect(left, 0, wide / 2, high);
      }
      return canvas.toDataURL('image/png').slice('data:image/png;base64,'.length);
    },
    [width, height] as const,
  );

/** The size of the picture at an address of the site, and the colour in its middle. */
const inspect = (page: Page, address: string) =>
  page.evaluate(async (src) => {
    const image = new Image();
    image.src = src;
    await image.decode();
    const canvas = document.createElement('canvas');
    const context = canvas.getContext('2d');
    context?.drawImage(image, image.naturalWidth / 2, image.naturalHeight / 2, 1, 1, 0, 0, 1, 1);
    const [red = 0, , blue = 0] = context?.getImageData(0, 0, 1, 1).data ?? [];
    return {
      size: [image.naturalWidth, image.naturalHeight],
      colour: red > blue ? 'red' : 'blue',
    };
  }, address);

const choose = (page: Page, name: string, mimeType: string, buffer: Buffer) =>
  page.locator('input[type="file"]').setInputFiles({ name, mimeType, buffer });

test('an employer gets a cover in Studio, and its page has it without a restart', async ({
  page,
  site,
}, testInfo) => {
  await openDesk(page, site);
  await page.getByLabel('Show').selectOption({ label: 'Without a cover' });
  const employer = page.getByRole('listitem').filter({ hasText: 'No cover' }).last();
  const name = (await employer.getByRole('heading').textContent()) ?? '';
  await page.getByLabel('Search by name').fill(name.toUpperCase());
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: /^1 employer$/ })).toBeVisible();
  await page.getByRole('button', { name: `Upload cover of ${name}` }).click();

  const dialog = page.getByRole('dialog', { name: `Cover of ${name}` });
  await choose(page, 'cover.png', 'image/png', Buffer.from('no picture at all'));
  await expect(dialog.getByText('This file is damaged or not an image.')).toBeVisible();
  await choose(page, 'cover.svg', 'image/svg+xml', Buffer.from('<svg/>'));
  await expect(dialog.getByText('Upload a PNG, JPEG or WebP image.')).toBeVisible();
  const large = testInfo.outputPath('large.png');
  writeFileSync(large, Buffer.alloc(20_000_000));
  await page.locator('input[type="file"]').setInputFiles(large);
  await expect(dialog.getByText('This image is 20.0 MB. Upload one of up to 10 MB.')).toBeVisible();
  const small = Buffer.from(await createPicture(page, 2, 2), 'base64');
  await choose(page, 'cover.png', 'image/png', small);
  await expect(dialog.getByText('Upload one of at least 640 × 360.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Upload cover' })).toHaveCount(0);

  const wide = Buffer.from(await createPicture(page, 4_000, 700), 'base64');
  await choose(page, 'cover.png', 'image/png', wide);
  await expect(dialog.getByText('Desktop')).toBeVisible();
  await dialog.getByLabel('Focal point, left to right').press('End');
  await expectNoBarriers(page);
  await dialog.getByRole('button', { name: 'Upload cover' }).click();
  await expect(page.getByText(/Cover uploaded: 1120 × 630 pixels/)).toBeVisible();
  await expect(dialog).toBeHidden();
  const address = await page.getByRole('img', { name: `Cover of ${name}` }).getAttribute('src');

  await page.getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  await expect(page.locator(`img[src="${address}"]`)).toBeVisible();
  expect(await inspect(page, address ?? '')).toEqual({ size: [1120, 630], colour: 'blue' });
});

test('a logo that is removed in Studio leaves the mark of the name', async ({ page, site }) => {
  await openDesk(page, site);
  const remove = page.getByRole('button', { name: /^Remove logo of / }).last();
  const name = (await remove.getAttribute('aria-label'))?.replace('Remove logo of ', '') ?? '';
  await remove.click();
  await expect(page.getByRole('dialog')).toContainText(
    'Pages then show a mark made from the name.',
  );
  await expectNoBarriers(page);
  await page.getByRole('button', { name: 'Remove logo', exact: true }).click();
  await expect(page.getByText('Logo removed.')).toBeVisible();
  await expect(page.getByRole('button', { name: `Upload logo of ${name}` })).toBeVisible();
  await page.getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  await expect(page.locator('main img[src^="/media/"][width="72"]')).toHaveCount(0);
});

test('office pictures are added, described, moved and removed in Studio, and the page follows', async ({
  page,
  site,
}) => {
  await openDesk(page, site);
  await page.getByLabel('Show').selectOption({ label: 'Without office pictures' });
  const open = page.getByRole('button', { name: /^Office pictures of .*: 0$/ }).last();
  const name =
    /^Office pictures of (.*): 0$/.exec((await open.getAttribute('aria-label')) ?? '')?.[1] ?? '';
  await open.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('No office pictures yet.')).toBeVisible();

  await dialog.getByRole('button', { name: 'Add picture' }).click();
  await choose(page, 'office.png', 'image/png', Buffer.from('no picture at all'));
  await expect(dialog.getByText('This file is damaged or not an image.')).toBeVisible();
  const small = Buffer.from(await createPicture(page, 479, 320), 'base64');
  await choose(page, 'office.png', 'image/png', small);
  await expect(dialog.getByText('Upload one of at least 480 × 320.')).toBeVisible();

  const wide = Buffer.from(await createPicture(page, 4_000, 700), 'base64');
  await choose(page, 'office.png', 'image/png', wide);
  await expect(dialog.getByText('Company page')).toBeVisible();
  await dialog.getByLabel('Focal point, left to right').press('End');
  await dialog.getByRole('button', { name: 'Add picture' }).click();
  await expect(dialog.getByLabel('What the picture shows')).toBeFocused();
  await dialog.getByLabel('What the picture shows').fill('   ');
  await dialog.getByRole('button', { name: 'Add picture' }).click();
  await expect(dialog.getByText('Describe the picture in one sentence.')).toBeVisible();
  await dialog.getByLabel('What the picture shows').fill('Desks <b>beside</b> a window.');
  await expectNoBarriers(page);
  await dialog.getByRole('button', { name: 'Add picture' }).click();
  await expect(page.getByText(/Office picture added: 960 × 640 pixels/)).toBeVisible();

  await dialog.getByRole('button', { name: 'Add picture' }).click();
  const square = Buffer.from(await createPicture(page, 900, 900), 'base64');
  await choose(page, 'office.png', 'image/png', square);
  await dialog.getByLabel('What the picture shows').fill('A terrace.');
  await dialog.getByRole('button', { name: 'Add picture' }).click();
  await expect(dialog.getByText('2 of 8 added.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Move picture 2 up' }).click();
  await expect(dialog.getByLabel('What picture 1 shows')).toHaveValue('A terrace.');
  await dialog.getByLabel('What picture 1 shows').fill('A roof terrace.');
  await dialog.getByRole('button', { name: 'Save description' }).click();
  await expect(dialog.getByRole('img', { name: 'A roof terrace.' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();

  await page.getByRole('link', { name, exact: true }).click();
  const pictures = page.getByRole('list', { name: 'Inside the office' }).getByRole('img');
  await expect(pictures).toHaveCount(2);
  expect(await pictures.evaluateAll((all) => all.map((each) => each.getAttribute('alt')))).toEqual([
    'A roof terrace.',
    'Desks <b>beside</b> a window.',
  ]);
  const address = (await pictures.last().getAttribute('src')) ?? '';
  expect(await inspect(page, address)).toEqual({ size: [960, 640], colour: 'blue' });

  await page.goto(site.urlOf('tech', '/studio/employers'));
  await page.getByLabel('Search by name').fill(name);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: `Office pictures of ${name}: 2` }).click();
  await expectNoBarriers(page);
  await page.getByRole('button', { name: 'Remove picture 1…' }).click();
  await page.getByRole('button', { name: 'Remove picture 1', exact: true }).click();
  await expect(page.getByText('Office picture removed.')).toBeVisible();
  await expect(page.getByRole('dialog').getByText('1 of 8 added.')).toBeVisible();
});
