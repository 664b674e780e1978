import { readFile } from 'node:fs/promises';
import type { Brand } from '@broadsheet/contract/brand';
import { readLines } from '@broadsheet/resume-parser/read-lines';
import type { RunningSite } from '@broadsheet/test-kit/site/start-site';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './site-test.ts';

const PATH = '/resume-builder';
const HINDI = 'हिन्दी में विद्यार्थी, स्थिति पर प्रबंधन';

// What another window has saved, and a plan that is missing.
test.use({ refusals: [403, 409] });

const logIn = async (page: Page, site: RunningSite, brand: Brand, who: string): Promise<void> => {
  await page.goto(site.urlOf(brand, PATH));
  await page.getByRole('textbox', { name: 'Email' }).fill(`${who}@${brand}.example`);
  await page.getByRole('textbox', { name: 'Password' }).fill('broadsheet demo');
  await page.locator('main').getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(site.urlOf(brand, PATH));
};

const pressOn = async (page: Page, target: Locator, ...keys: string[]): Promise<void> => {
  await target.focus();
  for (const key of keys) await page.keyboard.press(key);
};

/** The bytes of the file that a link is pressed for. */
const download = async (page: Page, name: string, fileName: string): Promise<Buffer> => {
  const begun = page.waitForEvent('download');
  await pressOn(page, page.getByRole('link', { name }), 'Enter');
  const file = await begun;
  expect(file.suggestedFilename()).toBe(fileName);
  return readFile(await file.path());
};
const downloadPdf = async (page: Page): Promise<readonly string[]> => {
  const bytes = await download(page, 'Download PDF', 'vikram-nair-resume.pdf');
  return (await readLines(new Uint8Array(bytes))).map(({ text }) => text);
};

const isSaved = (page: Page) => expect(page.getByText('Saved', { exact: true })).toBeVisible();

/** A group counts as enabled even if its contents are disabled. */
const canBeEdited = (page: Page) =>
  expect(page.getByRole('textbox', { name: 'Professional title' })).toBeEnabled();

/** With the keyboard only: adds a skill, moves its section above work, and chooses another template. */
const build = async (page: Page, skill: string): Promise<void> => {
  await canBeEdited(page);
  const work = page.getByRole('button', { name: /^Experience/ });
  await pressOn(page, work, 'Enter');
  await pressOn(page, page.getByRole('button', { name: 'Add position' }), 'Enter');
  await page.keyboard.type('Lead engineer');
  await pressOn(page, page.getByRole('button', { name: /^Skills/ }), 'Enter');
  await pressOn(page, page.getByRole('button', { name: 'Add skill' }), 'Enter');
  await page.keyboard.type(skill);
  await pressOn(page, page.getByRole('button', { name: `Remove ${skill}` }), 'Enter');
  await pressOn(page, page.getByRole('button', { name: 'Undo' }), 'Enter');
  await expect(page.getByRole('button', { name: `Remove ${skill}` })).toBeVisible();
  const up = page.getByRole('button', { name: 'Move Skills up' });
  await pressOn(page, up, 'Enter', 'Enter', 'Enter');
  await expect(up).toBeFocused();
  await expect(page.getByText('Skills is now 1 of 11.')).toBeAttached();
  const radio = page.getByRole('radio', { name: /Classic/ });
  await pressOn(page, radio, 'ArrowRight', 'ArrowRight');
  await expect(page.getByRole('radio', { name: /Compact/ })).toBeChecked();
  await isSaved(page);
};

test('a resume is made by the keyboard, and downloaded as it stands; another window is not overwritten', async ({
  page,
  site,
  context,
}) => {
  await logIn(page, site, 'tech', 'pro');
  await build(page, 'PostgreSQL');
  const lines = await downloadPdf(page);
  expect(lines).toContain('Java, Spring Boot, Python, PostgreSQL');
  expect(lines.indexOf('Skills')).toBeLessThan(lines.indexOf('Experience'));

  const json = await download(page, 'Export JSON', 'vikram-nair-resume.json');
  expect(JSON.parse(json.toString())).toMatchObject({
    skills: expect.arrayContaining([{ name: 'PostgreSQL' }]),
    meta: { broadsheet: { template: 'compact' } },
  });

  const other = await context.newPage();
  await other.goto(site.urlOf('tech', PATH));
  await other.getByRole('textbox', { name: 'Professional title' }).fill('Of the other window');
  await isSaved(other);
  await other.close();
  await page.getByRole('textbox', { name: 'Professional title' }).fill('Of this window');
  await expect(page.getByRole('alert')).toContainText('Choose the version to keep.');
  await page.getByRole('button', { name: 'Keep this version' }).click();
  await isSaved(page);
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Professional title' })).toHaveValue(
    'Of this window',
  );
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('editor and preview take turns, and the files are the same', async ({ page, site }) => {
    await logIn(page, site, 'management', 'pro');
    await canBeEdited(page);
    await page.getByRole('textbox', { name: 'Summary' }).fill(HINDI);
    await pressOn(page, page.getByRole('button', { name: 'Preview', exact: true }), 'Enter');
    const preview = page.getByRole('region', { name: 'Preview' });
    await expect(preview).toContainText(HINDI);
    await expect(page.getByRole('textbox', { name: 'Summary' })).toBeHidden();
    const widths = await page.evaluate(() => [document.body.scrollWidth, window.innerWidth]);
    expect(widths[0]).toBeLessThanOrEqual(widths[1] ?? 0);
    await isSaved(page);
    expect((await downloadPdf(page)).join(' ')).toContain(HINDI);
  });

  test('those without a plan read what it gives, and what it costs', async ({ page, site }) => {
    await logIn(page, site, 'management', 'basic');
    await expect(page.getByText('Resume Builder is part of a paid plan')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Resume Builder', level: 1 })).toBeVisible();
    const refused = await page.goto(site.urlOf('management', '/api/user/resume-document/pdf'));
    expect(refused?.status()).toBe(403);
  });
});
