import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RunningSite } from '@broadsheet/test-kit/site/start-site';
import { expectNoBarriers } from './no-barriers.ts';
import { expect, test } from './site-test.ts';
import { beginChange, logIn, openVersion, publish, takeBack } from './studio-site.ts';

const FILE = 'layouts/banners/home.csv';
const TITLE = 'Meet the teams of Diwali week';

/** The banners of the site, and above them three that cannot be shown. */
const withBadRows = (site: RunningSite): string => {
  const [header = '', ...rows] = readFileSync(join(site.contentDir, FILE), 'utf8').split('\n');
  const columns = header.split(',');
  const row = (cells: Readonly<Record<string, string>>) =>
    columns.map((column) => cells[column] ?? '').join(',');
  const link = '/companies';
  return [
    header,
    row({ id: 'diwali week', title: TITLE, link, ordering: '1' }),
    row({ id: 'freshers', title: 'First jobs', link, minExp: 'none' }),
    `${row({ id: 'wide', title: 'Too wide', link })},`,
    ...rows,
  ].join('\n');
};

const home = async (site: RunningSite): Promise<string> => (await site.request('tech', '/')).text();

for (const [screen, width] of [
  ['phone', 360],
  ['desktop', 1280],
] as const) {
  test.describe(`on a ${screen}`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('a file with three bad rows is imported, mended in place and published', async ({
      page,
      site,
    }) => {
      await page.goto(site.urlOf('tech', '/studio/banners'));
      await logIn(page, 'marketer@tech.example');
      await expect(page.getByRole('heading', { level: 1, name: 'Banners' })).toBeVisible();
      await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0);
      await expectNoBarriers(page);
      await page.getByRole('button', { name: 'Edit Banners: Home', exact: true }).click();
      await beginChange(page, `Diwali banners on a ${screen}`);
      await expect(page.getByRole('grid', { name: 'Banners' })).toBeVisible();

      const take = (name: string, buffer: Buffer) =>
        page.locator('input[type="file"]').setInputFiles({ name, mimeType: 'text/csv', buffer });
      await take('picture.csv', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0xff]));
      await expect(page.getByText('We cannot read this file.')).toBeVisible();
      await expect(page.getByRole('gridcell', { name: 'java-walk-in' })).not.toHaveCount(0);
      await take('home.csv', Buffer.from(withBadRows(site)));
      const dialog = page.getByRole('dialog', { name: 'Import banners' });
      await expect(dialog.getByText('diwali week, freshers, row 3')).toBeVisible();
      await expectNoBarriers(page, 'iframe');
      await dialog.getByRole('button', { name: 'Import' }).click();
      await expect(page.getByText('3 problems to fix.')).toBeVisible();
      await expectNoBarriers(page, 'iframe');

      // The first cell is where the keys are, and at fault itself.
      const next = page.getByRole('button', { name: 'Next problem' });
      await next.click();
      await page.keyboard.press('Enter');
      await page.getByRole('textbox', { name: 'Min. experience (years)' }).fill('0');
      await page.keyboard.press('Enter');
      await next.click();
      await page.keyboard.press('Enter');
      const asText = page.getByRole('textbox', { name: 'Row as text' });
      await asText.fill((await asText.inputValue()).replace(/,$/, ''));
      await page.keyboard.press('Enter');
      await next.click();
      await page.keyboard.press('Enter');
      await page.getByRole('textbox', { name: 'Banner ID' }).fill('diwali-week');
      await page.keyboard.press('Enter');
      await expect(page.getByText('No problems found.')).toBeVisible();

      await page.getByRole('link', { name: `Diwali banners on a ${screen}` }).click();
      await expect(page.getByText('No problems found. Ready to publish.')).toBeVisible();
      await publish(page);
      await expect.poll(() => home(site)).toContain(TITLE);
      await openVersion(page);
      await takeBack(page);
      await expect.poll(() => home(site)).not.toContain(TITLE);
    });
  });
}
