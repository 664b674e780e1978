import type { Brand } from '@broadsheet/contract/brand';
import type { RunningSite } from '@broadsheet/test-kit/site/start-site';
import type { Page } from '@playwright/test';
import { timeLimit } from '../../scripts/test-run/time-scale.mjs';
import { longestTask } from './longest-task.ts';
import { expectNoBarriers } from './no-barriers.ts';
import { expect, test } from './site-test.ts';
import { callApi, fillHome, HOME, type Layout, newChange, readHome } from './studio-home.ts';
import { goTo, logIn, openOutline, openVersion, takeBack } from './studio-site.ts';

const LONGEST_TASK_MS = timeLimit(50);
/** A letter that is seen within a tenth of a second follows the hand. */
const LONGEST_LETTER_MS = timeLimit(100);

// The login check of a page without a session.
test.use({ refusals: [401], viewport: { width: 1400, height: 1000 } });

const openChange = async (page: Page, site: RunningSite, brand: Brand, email: string) => {
  await page.goto(site.urlOf(brand, '/studio'));
  await logIn(page, email);
  return newChange(page, 'Diwali');
};

const openPage = (page: Page, site: RunningSite, brand: Brand, change: string) =>
  page.goto(site.urlOf(brand, `/studio/changes/${change}/edit?file=${HOME}`));

const openEditor = async (page: Page, site: RunningSite, brand: Brand, change: string) => {
  await openPage(page, site, brand, change);
  await openOutline(page);
};

const savedIn = async (page: Page, change: string): Promise<string> =>
  (await callApi<{ documents: readonly { text: string }[] }>(page, `/changes/${change}`))
    .documents[0]?.text ?? '';

const orderIn = async (page: Page, change: string): Promise<Layout['order']> => {
  const layout: Layout = JSON.parse((await savedIn(page, change)) || '{"order":[]}');
  return layout.order;
};

/** The screen position of a block of the page in front. */
const positionOf = async (page: Page, id: string) => {
  const block = page.frameLocator('.editor-frame[data-front]').locator(`[data-block-id=${id}]`);
  await block.scrollIntoViewIfNeeded();
  const box = await block.boundingBox();
  if (!box) throw new Error(`the page does not show ${id}`);
  return box;
};

const pickUp = async (page: Page, id: string, title: string) => {
  const { x, y, height } = await positionOf(page, id);
  await page.mouse.move(x + 200, y + height / 2);
  const grip = page.locator('.editor-handle-grip', { hasText: title });
  await expect(grip).toBeVisible();
  const box = await grip.boundingBox();
  if (!box) throw new Error('there is nothing to drag');
  await page.mouse.move(box.x + 12, box.y + 12);
  await page.mouse.down();
  await page.mouse.move(box.x + 12, box.y + 30, { steps: 3 });
  await expect(page.locator('.editor-carried')).toHaveText(title);
};

const carryBefore = async (page: Page, id: string) => {
  const { x, y } = await positionOf(page, id);
  await page.mouse.move(x + 120, y + 2, { steps: 20 });
  await expect(page.locator('.editor-drop-line')).toBeVisible();
};

test('drags one of forty blocks over the page itself, and types into one, with the hand free', async ({
  page,
  site,
  browser,
}) => {
  const change = await openChange(page, site, 'tech', 'marketer@tech.example');
  const order = await fillHome(page, change);
  await openEditor(page, site, 'tech', change);
  await expect(page.getByRole('treegrid').getByRole('row')).toHaveCount(40);
  await expect(page.frameLocator('.editor-frame[data-front]').locator('footer')).toBeAttached();
  const before = await savedIn(page, change);

  await pickUp(page, 'notices', 'Promo banners');
  await carryBefore(page, 'experience');
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await expect(page.locator('.editor-carried')).toHaveCount(0);

  await pickUp(page, 'notices', 'Promo banners');
  const dragged = await longestTask(browser, () => carryBefore(page, 'experience'));
  await page.mouse.up();
  await expect(page.locator('.editor-said')).toHaveText('“Promo banners” is now 4 of 40.');
  const moved = order.filter((id) => id !== 'notices');
  await expect.poll(() => orderIn(page, change)).toEqual(moved.toSpliced(3, 0, 'notices'));

  await page
    .getByRole('row', { name: /^Quote, / })
    .first()
    .click();
  const author = page.getByLabel('Author');
  await author.click();
  const typed = await longestTask(browser, () => author.pressSequentially('Somebody of note'));
  await expect.poll(() => savedIn(page, change)).toContain('Somebody of note');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.locator('.editor-said')).toHaveText('Undone. 1 more to undo.');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.locator('.editor-said')).toHaveText('Undone. Nothing left to undo.');
  await expect(page.locator('.editor-saving')).toHaveText('Saved');
  await expect.poll(() => savedIn(page, change)).toBe(before);
  const tasks = `longest task of a drag ${dragged} ms, of typing ${typed} ms`;
  test.info().annotations.push({ type: 'measured', description: tasks });
  expect(dragged, tasks).toBeLessThan(LONGEST_TASK_MS);
  expect(typed, tasks).toBeLessThan(LONGEST_LETTER_MS);
});

test('two who edit one page are told of each other, and lose nothing, offline either', async ({
  page: asha,
  site,
  browser,
}) => {
  const change = await openChange(asha, site, 'management', 'marketer@management.example');
  await openEditor(asha, site, 'management', change);
  const other = await browser.newContext({ viewport: { width: 1400, height: 900 } });
  const ravi = await other.newPage();
  await ravi.goto(site.urlOf('management', '/studio'));
  await logIn(ravi, 'marketer@tech.example');
  await openEditor(ravi, site, 'management', change);
  await expect(ravi.locator('.editor-presence')).toContainText('is also editing this page.');
  await expect(asha.locator('.editor-presence')).toContainText('is also editing this page.');

  // Each adds a block: both pages get both, without a question.
  for (const [page, block] of [
    [asha, 'Countdown'],
    [ravi, 'Heading'],
  ] as const) {
    await page.getByRole('button', { name: 'Add block' }).click();
    await page.getByLabel('Search blocks').fill(block);
    await page.getByRole('button', { name: new RegExp(`^${block}`) }).click();
  }
  for (const page of [asha, ravi]) {
    await expect(page.getByRole('row', { name: /^Countdown/ })).toBeVisible();
    await expect(page.getByRole('row', { name: /^Heading/ })).toBeVisible();
    await expect(page.locator('.editor-saving')).toHaveText('Saved');
  }
  await expect(asha.getByText(/^The page has the latest edits of .+ too\.$/)).toBeVisible();

  // Both write the same setting: one of them chooses.
  await asha.getByRole('row', { name: /^Quote, / }).click();
  await ravi.getByRole('row', { name: /^Quote, / }).click();
  await other.setOffline(true);
  await ravi.getByLabel('Author').fill('Words of Ravi');
  await asha.getByLabel('Author').fill('Words of Asha');
  await expect.poll(() => savedIn(asha, change)).toContain('Words of Asha');
  await other.setOffline(false);
  const clashDialog = ravi.getByRole('dialog', { name: /changed the same part$/ });
  await expect(clashDialog.getByRole('row', { name: /^Quote: Author/ })).toHaveText(
    'Quote: Author“Words of Asha”“Words of Ravi”',
  );
  await expectNoBarriers(ravi);
  await clashDialog.getByRole('button', { name: /^Use .+’s there$/ }).click();
  await expect(ravi.getByLabel('Author')).toHaveValue('Words of Asha');
  await ravi.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => savedIn(asha, change)).toContain('Words of Ravi');
  await expect(asha.getByLabel('Author')).toHaveValue('Words of Ravi');

  await other.setOffline(true);
  await ravi.getByLabel('Author').fill('Written on a train');
  const saving = ravi.locator('.editor-saving');
  await expect(saving).toContainText('Your edits will be saved when you are back online');
  await goTo(ravi, 'Pages');
  await ravi.getByRole('button', { name: 'Keep editing' }).click();
  await other.setOffline(false);
  await expect(saving).toHaveText('Saved');
  await expect.poll(() => savedIn(asha, change)).toContain('Written on a train');
  await other.close();
});

test('moves, deletes, brings back and publishes by keys alone, and says each of it', async ({
  page,
  site,
}) => {
  const change = await openChange(page, site, 'tech', 'marketer@tech.example');
  await openEditor(page, site, 'tech', change);
  const announcement = page.locator('.editor-said');
  const before = await readHome(page);
  const row = (name: RegExp) => page.getByRole('row', { name });

  await row(/^Account/).focus();
  for (let at = before.order.indexOf('companies'); at > 0; at -= 1)
    await page.keyboard.press('ArrowDown');
  await expect(row(/^Companies you might love/)).toBeFocused();
  await page.keyboard.press('Alt+ArrowUp');
  const position = before.order.indexOf('companies');
  await expect(announcement).toHaveText(
    `“Companies you might love” is now ${position} of ${before.order.length}.`,
  );
  await expect(row(/^Companies you might love/)).toBeFocused();
  await page.keyboard.press('Delete');
  await expect(page.getByRole('alert').filter({ hasText: 'removed' })).toHaveText(
    '“Companies you might love” removed.',
  );
  await expect(row(/^Quote, /)).toBeFocused();
  await page.keyboard.press('F6');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Undo' }).last()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(row(/^Companies you might love/)).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(announcement).toHaveText('Undone. Nothing left to undo.');
  await page.keyboard.press('Alt+ArrowUp');
  const moved = before.order.toSpliced(position, 1).toSpliced(position - 1, 0, 'companies');
  await expect.poll(() => orderIn(page, change)).toEqual(moved);
  await expect(page.locator('.editor-saving [role=status]')).toHaveText('Saved');

  const follow = async (name: string) => {
    await page.getByRole('link', { name, exact: true }).focus();
    await page.keyboard.press('Enter');
  };
  await follow('Diwali');
  await expect(page.getByRole('heading', { level: 1, name: 'Diwali' })).toBeFocused();
  await expect(page.getByText('No problems found. Ready to publish.')).toBeVisible();
  const publish = page.getByRole('button', { name: 'Publish…', exact: true });
  await publish.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(publish).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeFocused();
  const now = dialog.getByRole('button', { name: 'Publish now' });
  await now.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.state')).toHaveText(/^Published as version \d+$/);
  await expect(page.getByRole('alert').filter({ hasText: 'ublished' })).toHaveCount(1);
  await openVersion(page);
  await takeBack(page);
});

test('a text is edited where it stands on the page, and one that the page fills in is not', async ({
  page,
  site,
}) => {
  const change = await openChange(page, site, 'tech', 'marketer@tech.example');
  await fillHome(page, change);
  await openEditor(page, site, 'tech', change);
  const canvas = page.frameLocator('.editor-frame[data-front]');
  const heading = canvas.locator('[data-block-id=cities] h2');
  const before = (await heading.textContent()) ?? '';
  await heading.dblclick();
  await page.keyboard.type('Where people work');
  await page.keyboard.press('Escape');
  await expect(heading).toHaveText(before);
  await heading.dblclick();
  await page.keyboard.type('Where people work');
  await page.keyboard.press('Enter');
  await expect.poll(() => savedIn(page, change)).toContain('"Where people work"');
  await expect(heading).toHaveText('Where people work');
  await canvas.locator('[data-block-id=cities] a').first().dblclick();
  await expect(page.getByText(/^The page fills in this text/).first()).toBeVisible();
});

test('on a phone the settings of a pressed block are a sheet, and undo goes on after a reload', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const change = await openChange(page, site, 'tech', 'marketer@tech.example');
  await openPage(page, site, 'tech', change);
  const canvas = page.frameLocator('.editor-frame[data-front]');
  const cities = canvas.locator('[data-block-id=cities]');
  await cities.locator('h2').click();
  const sheet = page.getByRole('region', { name: 'Settings', exact: true });
  await expect(sheet.getByRole('heading', { level: 2 })).toBeInViewport();
  const [block, front] = [await cities.boundingBox(), await sheet.boundingBox()];
  expect(front?.y).toBeGreaterThan(844 * 0.4);
  expect(block?.y).toBeLessThan(front?.y ?? 0);
  await sheet.getByLabel('Heading').first().fill('Where people work');
  await expect.poll(() => savedIn(page, change)).toContain('Where people work');
  await expectNoBarriers(page, 'iframe');
  await sheet.getByRole('button', { name: 'Close settings' }).click();
  await expect(sheet).toBeHidden();
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  await expect(sheet).toBeVisible();

  await expect(page.locator('.editor-saving')).toHaveText('Saved');
  await page.reload();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.locator('.editor-said')).toHaveText('Undone. Nothing left to undo.');
  await expect.poll(() => savedIn(page, change)).not.toContain('Where people work');
});
