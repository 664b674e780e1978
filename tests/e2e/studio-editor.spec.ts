import AxeBuilder from '@axe-core/playwright';
import type { Brand } from '@broadsheet/contract/brand';
import type { RunningSite } from '@broadsheet/test-kit/site/start-site';
import type { Page } from '@playwright/test';
import { expect, test } from './site-test.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const FILE = 'layouts/home.json';
const LONGEST_TASK_MS = 50;

// Who asks whether somebody is logged in is told that nobody is, and a save that comes second is refused.
test.use({ refusals: [401, 409], viewport: { width: 1400, height: 900 } });

const TASK = 'ThreadControllerImpl::RunTask';

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds of the processor. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

interface Layout {
  readonly blocks: Readonly<Record<string, unknown>>;
  readonly order: readonly string[];
  readonly variants?: readonly { readonly place?: readonly unknown[] }[];
}

const callApi = <Answer>(
  page: Page,
  path: string,
  method = 'GET',
  body?: object,
): Promise<Answer> =>
  page.evaluate(
    async ([href, verb, text]) => {
      const headers = { 'content-type': 'application/json' };
      const init = text === undefined ? {} : { body: text, headers };
      const answer = await fetch(`/studio/api${href}`, { method: verb, ...init });
      return answer.json();
    },
    [path, method, body && JSON.stringify(body)] as const,
  );

const openEditor = async (page: Page, site: RunningSite, brand: Brand) => {
  await page.goto(site.urlOf(brand, '/studio'));
  await page.getByLabel('E-mail address').fill(`marketer@${brand}.example`);
  await page.getByLabel('Password').fill('broadsheet demo');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/\/studio\/pages/);
  const { id } = await callApi<{ id: string }>(page, '/changes', 'POST', { title: 'Diwali' });
  await page.goto(site.urlOf(brand, `/studio/changes/${id}/edit?file=${FILE}`));
  await expect(page.getByRole('treegrid', { name: 'Blocks of the page' })).toBeVisible();
  return id;
};

const documentOf = async (page: Page, change: string) => {
  const { documents } = await callApi<{
    documents: readonly { text: string; version: number }[];
  }>(page, `/changes/${change}`);
  return documents[0];
};

/** How long each task of a page's thread ran. What else the machine did meanwhile says nothing of the page. */
const tasksIn = (trace: Buffer): readonly number[] => {
  const { traceEvents }: { traceEvents: readonly TraceEvent[] } = JSON.parse(trace.toString());
  const pages = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  return traceEvents
    .filter(({ name, pid, tid }) => name === TASK && pages.has(`${pid} ${tid}`))
    .map(({ tdur = 0 }) => tdur / 1_000);
};

/** The ids of some blocks in the order in which the page in front shows them. */
const shown = (page: Page, ...ids: readonly string[]) =>
  page
    .frameLocator('.editor-frame[data-front]')
    .locator('[data-block-id]')
    .evaluateAll(
      (blocks, wanted) =>
        blocks
          .map((block) => block.getAttribute('data-block-id') ?? '')
          .filter((id) => wanted.includes(id)),
      ids,
    );

const pickUp = async (page: Page, block: string) => {
  const grip = page.getByRole('button', { name: `Drag ${block}` });
  await grip.scrollIntoViewIfNeeded();
  const box = await grip.boundingBox();
  if (!box) throw new Error('there is nothing to drag');
  await page.mouse.move(box.x + 8, box.y + 8);
  await page.mouse.down();
  await page.mouse.move(box.x + 8, box.y + 16, { steps: 3 });
  await expect(page.locator('.editor-row[data-dragging]')).toBeVisible();
};

const carryTo = async (page: Page, before: string) => {
  const box = await page.getByRole('row', { name: before }).boundingBox();
  if (!box) throw new Error('there is nowhere to drop it');
  await page.mouse.move(box.x + 24, box.y + 3, { steps: 30 });
};

const violationsOf = async (page: Page) => {
  const axe = new AxeBuilder({ page }).withTags(RULES).exclude('iframe');
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
};

test('orders home for freshers in management by keys and by mouse, sees it on 5 November, and takes it back', async ({
  page,
  site,
}) => {
  const change = await openEditor(page, site, 'tech');
  await page.getByLabel('A new variant').fill('Freshers in management');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  const variants = page.getByRole('region', { name: 'Variants' });
  await variants.getByText('For: Everybody.').click();
  await variants.getByRole('button', { name: 'Site', exact: true }).first().click();
  await variants.getByText('Broadsheet Management').first().click();
  await variants.getByRole('button', { name: 'Who they are' }).first().click();
  await variants.getByText('Freshers', { exact: true }).first().click();
  await variants.getByLabel('From').fill('2026-11-01T00:00');
  await expect(variants.locator('summary')).toHaveText(
    'For: Freshers on the management site, from 1 November 2026 at 12:00 am IST.',
  );
  const ids = ['experience', 'categories', 'featured', 'quote'] as const;
  const preview = page.getByRole('region', { name: 'Preview' });
  await preview.getByText('Seen as').click();
  await preview.getByLabel('Moment (empty is now)').fill('2026-11-05T09:00');
  await expect.poll(() => shown(page, ...ids)).toEqual([...ids]);
  const saved = async () => (await documentOf(page, change))?.text ?? '';
  // The last of what was chosen.
  await expect.poll(saved).toContain('"from": "2026-11-01T00:00:00+05:30"');
  const before = await saved();

  await page.getByRole('row', { name: 'Featured employers' }).focus();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(page.getByRole('row', { name: 'Featured employers' })).toBeFocused();
  await expect
    .poll(() => shown(page, ...ids))
    .toEqual(['experience', 'featured', 'categories', 'quote']);
  await pickUp(page, 'Quote');
  await carryTo(page, 'Choice of experience');
  await page.mouse.up();
  await expect
    .poll(() => shown(page, ...ids))
    .toEqual(['quote', 'experience', 'featured', 'categories']);

  const text = (await documentOf(page, change))?.text ?? '';
  const layout: Layout = JSON.parse(text);
  expect(layout.variants?.[1]?.place).toEqual([
    { block: 'featured', before: 'categories' },
    { block: 'quote', before: 'experience' },
  ]);
  const lines = new Set(text.split('\n'));
  expect(before.split('\n').filter((line) => !lines.has(line))).toEqual([]);

  await preview.getByLabel('Moment (empty is now)').fill('2026-10-20T09:00');
  await expect.poll(() => shown(page, ...ids)).toEqual([...ids]);
  await page.getByRole('row', { name: 'Quote' }).focus();
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await expect.poll(saved).toBe(before);
});

test('tells of a save by somebody else, and keeps what was written here once that was looked at', async ({
  page,
  site,
}) => {
  const change = await openEditor(page, site, 'management');
  await page.getByRole('row', { name: 'Quote' }).click();
  await page.getByLabel('Author').fill('One');
  await expect(page.locator('.editor-saving')).toHaveText('Saved');
  const mine = await documentOf(page, change);
  const theirs = (mine?.text ?? '').replace('"One"', '"Ravi wrote this"');
  await callApi(page, `/changes/${change}/document`, 'PUT', {
    file: FILE,
    version: mine?.version,
    text: theirs,
  });
  await page.getByLabel('Author').fill('Two');
  const dialog = page.getByRole('dialog', { name: /saved this page meanwhile/ });
  await expect(dialog).toContainText('Ravi wrote this');
  expect(await violationsOf(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Keep mine' }).click();
  await expect.poll(async () => (await documentOf(page, change))?.text).toContain('"Two"');
});

test('keeps the hand free while one of forty blocks is dragged', async ({
  page,
  site,
  browser,
}) => {
  const change = await openEditor(page, site, 'tech');
  const { text } = await callApi<{ text: string }>(page, `/file?file=${FILE}`);
  const { blocks, order, ...rest }: Layout = JSON.parse(text);
  const more = Array.from({ length: 40 - order.length }, (_, at) => `quote-${at + 2}`);
  const added = Object.fromEntries(more.map((id) => [id, { type: 'quote' }]));
  const full = { ...rest, blocks: { ...blocks, ...added }, order: [...order, ...more] };
  await callApi(page, `/changes/${change}/document`, 'PUT', {
    file: FILE,
    version: null,
    text: JSON.stringify(full, null, 2),
  });
  await page.reload();
  await expect(page.getByRole('treegrid').getByRole('row')).toHaveCount(40);
  await expect.poll(() => shown(page, 'quote-2')).toEqual(['quote-2']);

  await pickUp(page, 'Job categories');
  await browser.startTracing(page, { categories: ['toplevel'] });
  await carryTo(page, 'Choice of experience');
  const trace = await browser.stopTracing();
  await page.mouse.up();
  await expect(page.locator('.editor-said')).toHaveText(/^“Job categories” is \d+ of 40 now\.$/);
  const tasks = tasksIn(trace);
  expect(tasks.length).toBeGreaterThan(30);
  const longest = Math.max(...tasks);
  expect(longest).toBeLessThan(LONGEST_TASK_MS);
});

for (const [brand, width] of [
  ['tech', 360],
  ['management', 1280],
] as const)
  test(`is clean for ${brand} at ${width}, with blocks, settings and the palette`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await openEditor(page, site, brand);
    await page.getByRole('row', { name: 'Skills' }).click();
    await expect(page.getByRole('region', { name: 'Settings of Skills' })).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
    await page.getByRole('button', { name: 'Add a block', exact: true }).click();
    await page.getByLabel('Search blocks').fill('header of the site');
    await expect(page.getByRole('dialog')).toContainText('A page holds Header of the site once');
    expect(await violationsOf(page)).toEqual([]);
  });
