import { readFileSync } from 'node:fs';
import type { RunningSite } from '@broadsheet/test-kit/site/start-site';
import type { Page } from '@playwright/test';
import { type ShownTexts, watchTexts } from './shown-code.ts';
import { expect, test } from './site-test.ts';
import { fillDraft } from './studio-draft.ts';
import { callApi, HOME, newChange } from './studio-home.ts';
import { logIn, openOutline } from './studio-site.ts';

// The login check of a page without a session.
test.use({ refusals: [401], viewport: { width: 1440, height: 900 } });

// Each test takes some seconds; workers share them.
test.describe.configure({ mode: 'parallel' });

/** Pages with an address of their own. Those of one draft, version or picture have tests of their own below. */
const LISTS = [
  ...['pages', 'banners', 'pictures', 'videos', 'changes', 'releases', 'audiences'],
  ...['experiments', 'experiments/archive'],
  ...['calendar', 'inbox', 'history', 'health', 'answers', 'reports', 'employers', 'staff'],
  'audit',
];
const DETAILS = [
  ...['changes/:change', 'changes/:change/edit', 'releases/:release', 'history/:number'],
  ...['pictures/:digest', 'videos/:digest', 'experiments/archive/:number'],
];
/** Buttons of lists that open a dialog. */
const OPENERS = /^(New|Upload|Add|Invite|Edit|Change|Rename).*…?$/;

/** One file of each kind that has an editor of its own. */
const EDITED = [
  ...[
    'layouts/banners/home.csv',
    'layouts/blogs/tech.json',
    'layouts/blogs/tech/write-a-self-review.md',
  ],
  ...['layouts/competitions/management.json', 'layouts/content/footer.md'],
  ...['layouts/messages/en-IN/footer.json', 'layouts/seo/home.json', 'layouts/surveys/tech.json'],
  ...['brand-configs/tech.json', 'layouts/audiences.json', 'layouts/experiments.json'],
  'layouts/redirects.json',
];

const open = async (page: Page, site: RunningSite, path: string): Promise<void> => {
  await page.goto(site.urlOf('tech', `/studio/${path}`));
  await expect(page.locator('#main h1, .page-head h1').first()).toBeVisible();
  await expect(page.locator('#main [aria-busy=true]')).toHaveCount(0);
};

const openStudio = async (page: Page, site: RunningSite, email: string): Promise<ShownTexts> => {
  const texts = await watchTexts(page);
  await page.goto(site.urlOf('tech', '/studio'));
  await logIn(page, email);
  return texts;
};

/** Opens all that is folded, of what is open too. */
const unfold = async (page: Page): Promise<void> => {
  const folded = page.locator('#main details:not([open]) > summary:visible');
  for (let left = await folded.count(); left > 0; left -= 1)
    if ((await folded.count()) > 0) await folded.first().click();
};

/** Opens the dialog of the first button of a name, and closes it. */
const openDialog = async (page: Page, name: RegExp): Promise<void> => {
  const button = page.locator('#main').getByRole('button', { name }).first();
  if ((await button.count()) === 0) return;
  await button.click();
  const dialog = page.getByRole('dialog');
  if (!(await dialog.isVisible())) return;
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
};

test('a code word is found that is shown for one frame only', async ({ page, site }) => {
  const texts = await watchTexts(page);
  await page.goto(site.urlOf('tech', '/studio'));
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible();
  texts.expectNoCode();
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const line = document.createElement('p');
        line.textContent = 'The price changed to “perMonth”.';
        document.body.append(line);
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            line.remove();
            resolve();
          }),
        );
      }),
  );
  expect(texts.expectNoCode).toThrow('perMonth');
});

test('every page of Studio is in a test of this spec', () => {
  const file = new URL('../../packages/studio/src/app/routes.tsx', import.meta.url);
  const routes = [...readFileSync(file, 'utf8').matchAll(/path: '([^'*]+)'/g)];
  expect(routes.map(([, path]) => path).sort()).toEqual([...LISTS, ...DETAILS].sort());
});

for (const [part, lists] of [
  ['content', LISTS.slice(0, 9)],
  ['the team', LISTS.slice(9)],
] as const)
  test(`no list of ${part} shows a code word`, async ({ page, site }) => {
    const texts = await openStudio(page, site, 'admin@tech.example');
    for (const path of lists) {
      await open(page, site, path);
      for (const tab of await page.getByRole('tab').all()) await tab.click();
      await unfold(page);
      await openDialog(page, OPENERS);
    }
    texts.expectNoCode();
  });

test('no page of a draft with changes of every kind shows a code word', async ({ page, site }) => {
  const texts = await openStudio(page, site, 'marketer@tech.example');
  const change = await newChange(page, 'All kinds of edits');
  await fillDraft(page, change);
  const comment = { text: 'What is this?', location: { file: HOME, block: 'search' } };
  await callApi(page, `/changes/${change}/comments`, 'POST', comment);
  await open(page, site, `changes/${change}`);
  await expect(page.getByText(/problems? to fix before you can publish/)).toBeVisible();
  for (const more of await page.getByRole('button', { name: /^Show \d+ more/ }).all())
    await more.click();
  const compared = page.getByRole('button', { name: /^Compare/ });
  for (const button of await compared.all()) {
    await button.click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.locator('.impact-lines, .empty').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
  for (const name of [/^Test Plans as/, /^Publish…/, /^Discard draft…/, /^Rename/, /^Remove from/])
    await openDialog(page, name);
  texts.expectNoCode();
});

for (const [part, files] of [
  ['lists and texts', EDITED.slice(0, 6)],
  ['settings', EDITED.slice(6)],
] as const)
  test(`no editor of ${part} shows a code word`, async ({ page, site }) => {
    const texts = await openStudio(page, site, 'marketer@tech.example');
    const change = await newChange(page, `Editors of ${part}`);
    for (const file of files) {
      await open(page, site, `changes/${change}/edit?file=${file}`);
      await unfold(page);
    }
    texts.expectNoCode();
  });

test('no setting of a block of Home shows a code word', async ({ page, site }) => {
  const texts = await openStudio(page, site, 'marketer@tech.example');
  const change = await newChange(page, 'Settings of Home');
  await fillDraft(page, change);
  await page.goto(site.urlOf('tech', `/studio/changes/${change}/edit?file=${HOME}`));
  await openOutline(page);
  const rows = page.getByRole('treegrid', { name: 'Blocks of the page' }).getByRole('row');
  for (const row of await rows.all()) await row.click();
  await unfold(page);
  await page.getByRole('button', { name: /^Preview as/ }).click();
  await page.getByRole('button', { name: 'Review and publish…' }).click();
  await expect(page.getByRole('dialog', { name: /^Review/ })).toBeVisible();
  await page.keyboard.press('Escape');
  texts.expectNoCode();
});
