import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BLOCK_LIMITS } from '@broadsheet/contract/studio/health-calls';
import { timeLimit } from '../../scripts/test-run/time-scale.mjs';
import { expectNoBarriers } from './no-barriers.ts';
import { expect, test } from './site-test.ts';
import { beginChange, logIn, openOutline } from './studio-site.ts';

const BANNERS = 'layouts/banners/home.csv';
/** An address that the site has, of a job that it has not. */
const NO_JOB = '/j/a-job-that-never-was-99999999';
const LONG = { timeout: timeLimit(60_000), intervals: [500] };

test('a block that fails stands first, and is opened in the editor', async ({ page, site }) => {
  // New searches while the services hang: none of them can be cached.
  process.kill(site.pidOf('services'), 'SIGSTOP');
  const searches = Array.from({ length: BLOCK_LIMITS.loads + 5 }, (_, index) =>
    site.request('tech', `/search/hanging-services-${index}.html`),
  );
  const answers = await Promise.all(searches);
  process.kill(site.pidOf('services'), 'SIGCONT');
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]));

  await page.goto(site.urlOf('tech', '/studio/health'));
  await logIn(page, 'marketer@tech.example');
  const fails = page.getByRole('link', { name: /blocks? fails? often/ });
  await expect(async () => {
    await page.reload();
    await expect(fails).toBeVisible();
  }).toPass(LONG);
  await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0);
  await expectNoBarriers(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoBarriers(page);
  await page.setViewportSize({ width: 1280, height: 800 });

  const first = page.getByRole('table', { name: 'Blocks' }).getByRole('row').nth(1);
  await expect(first).toContainText('fails often');
  const edit = first.getByRole('button', { name: /^Edit Page: Search results, block / });
  const id = (await edit.textContent())?.split('block ').at(-1) ?? '';
  await edit.click();
  await beginChange(page, 'Mend the search');
  await expect(page).toHaveURL(/file=layouts\/search\.json&block=/);
  await openOutline(page);
  await expect(
    page.getByRole('treegrid', { name: 'Blocks of the page' }).locator('[aria-selected="true"]'),
  ).toHaveAttribute('data-key', id);
});

test('a link that leads nowhere is found, and opens its row', async ({ page, site }) => {
  const file = join(site.contentDir, BANNERS);
  const text = readFileSync(file, 'utf8').trimEnd();
  const columns = text.split('\n', 1)[0]?.split(',') ?? [];
  const cells: Readonly<Record<string, string>> = { id: 'lost', title: 'Lost', link: NO_JOB };
  writeFileSync(file, `${text}\n${columns.map((name) => cells[name] ?? '').join(',')}\n`);
  const isRead = async () => (await site.request('tech', '/read-csv/home')).text();
  await expect.poll(isRead).toContain(NO_JOB);
  // The services have just hung.
  const isAnswered = async () => (await site.request('tech', NO_JOB)).status;
  await expect.poll(isAnswered, LONG).toBe(404);

  await page.goto(site.urlOf('tech', '/studio/health'));
  await logIn(page, 'marketer@tech.example');
  await page.getByRole('button', { name: 'Check links now' }).click();
  await expect(page.getByRole('link', { name: NO_JOB })).toBeVisible(LONG);
  const found = page.getByRole('listitem').filter({ hasText: NO_JOB }).last();
  await expect(found).toContainText('is broken (404)');
  await expect(page.getByRole('link', { name: /broken links?/ })).toBeVisible();
  await found.getByRole('button', { name: /^Edit Banners: Home, line \d+$/ }).click();
  await beginChange(page, 'Take the lost banner out');
  await expect(page.locator(':focus')).toHaveText(/lost/);
  writeFileSync(file, `${text}\n`);
});
