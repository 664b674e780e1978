import type { RunningSite } from '@broadsheet/test-kit/site/start-site';
import type { Locator, Page } from '@playwright/test';
import { expectNoBarriers } from './no-barriers.ts';
import { expect, test } from './site-test.ts';
import { HOME, newChange } from './studio-home.ts';
import { goTo, logIn, openOutline } from './studio-site.ts';

// The login check of a page without a session.
test.use({ refusals: [401], viewport: { width: 1440, height: 900 } });

/** Of the screen, at 1440 × 900. */
const MIN_CANVAS_SHARE = 0.75;
const MAX_BAR_PX = 56;

const SCREENS = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 768, height: 1024 },
  { width: 390, height: 844 },
] as const;

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const openEditor = async (page: Page, site: RunningSite): Promise<void> => {
  await page.goto(site.urlOf('tech', '/studio'));
  await logIn(page, 'marketer@tech.example');
  const change = await newChange(page, 'Room for a long name of a draft about Diwali');
  await page.goto(site.urlOf('tech', `/studio/changes/${change}/edit?file=${HOME}`));
  await expect(canvasOf(page).locator('footer')).toBeAttached();
};

const canvasOf = (page: Page) => page.frameLocator('.editor-frame[data-front]');

const boxOf = async (element: Locator): Promise<Box> => {
  const box = await element.boundingBox();
  if (!box) throw new Error('it is not on the screen');
  return box;
};

/** How far two boxes lie over each other, in square pixels. */
const overlapOf = (one: Box, other: Box): number => {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return Math.max(0, width) * Math.max(0, height);
};

/** The part of the screen that shows the page. */
const canvasShare = async (page: Page): Promise<number> => {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const shown = overlapOf(await boxOf(page.locator('.editor-frame[data-front]')), {
    ...{ x: 0, y: 0 },
    ...{ width, height },
  });
  return shown / (width * height);
};

test('the page has three quarters of the screen, below one row with all that is needed', async ({
  page,
  site,
}) => {
  await openEditor(page, site);
  expect(await canvasShare(page)).toBeGreaterThanOrEqual(MIN_CANVAS_SHARE);
  const bar = page.getByRole('banner');
  expect((await boxOf(bar)).height).toBeLessThanOrEqual(MAX_BAR_PX);
  for (const name of ['Menu', 'Outline', 'Settings', 'Undo', 'Redo', 'Review and publish…'])
    await expect(bar.getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 });
  await expect(bar.getByRole('heading', { level: 1, name: 'Page: Home' })).toBeInViewport();
  await expect(bar.getByRole('button', { name: 'Preview as: tech site' })).toBeInViewport();
  await expect(bar.getByText('Saved', { exact: true })).toBeInViewport();
  const preview = bar.getByRole('link', { name: 'Preview in a new tab' });
  await expect(preview).toHaveAttribute('href', /preview/);
  await expectNoBarriers(page, 'iframe');

  await openOutline(page);
  const frames = await boxOf(page.locator('.editor-frames'));
  const outline = page.getByRole('region', { name: 'Outline' });
  expect(overlapOf(await boxOf(outline), frames)).toBe(0);
  expect(await canvasShare(page)).toBeGreaterThan(0.6);
});

test('a block opens its settings, Escape closes them, and the focus goes back to where it was', async ({
  page,
  site,
}) => {
  await openEditor(page, site);
  const settings = page.getByRole('region', { name: 'Settings', exact: true });
  await expect(settings).toBeHidden();
  const quote = canvasOf(page).locator('[data-block-id=quote]');
  await quote.click();
  await expect(settings.getByRole('heading', { level: 2, name: 'Quote' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(settings).toBeHidden();
  await quote.click();
  await expect(settings).toBeVisible();
  await settings.getByRole('button', { name: 'Close settings' }).click();
  await expect(settings).toBeHidden();

  const button = page.getByRole('button', { name: 'Settings', exact: true });
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(settings).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();

  await openOutline(page);
  await page.getByRole('row', { name: /^Skills/ }).click();
  await expect(settings.getByRole('heading', { level: 2, name: 'Skills' })).toBeVisible();
  await expect(page.getByRole('row', { name: /^Skills/ })).toBeFocused();
  await settings.getByLabel('Heading').first().focus();
  await page.keyboard.press('Escape');
  await expect(settings).toBeHidden();
  await expect(page.getByRole('row', { name: /^Skills/ })).toBeFocused();

  // Another page of Studio, without a reload: the outline is as it was left.
  await page.getByRole('link', { name: /^Room for a long name/ }).click();
  await page.goBack();
  await expect(page.getByRole('treegrid', { name: 'Blocks of the page' })).toBeVisible();
});

test('the date to preview lies over nothing, on any screen', async ({ page, site }) => {
  await openEditor(page, site);
  await canvasOf(page).locator('[data-block-id=quote]').click();
  const settings = page.getByRole('region', { name: 'Settings', exact: true });
  await expect(settings).toBeVisible();
  await page.getByRole('button', { name: /^Preview as/ }).click();
  const pane = page.getByRole('region', { name: 'Preview settings' });
  const date = pane.getByLabel('Date to preview (empty for now)');
  for (const screen of SCREENS) {
    await page.setViewportSize(screen);
    await date.scrollIntoViewIfNeeded();
    const [field, around] = [await boxOf(date), await boxOf(pane)];
    expect(overlapOf(field, await boxOf(settings)), `${screen.width}`).toBe(0);
    expect(overlapOf(around, await boxOf(settings)), `${screen.width}`).toBe(0);
    const stage = page.locator('.editor-stage');
    // On a phone they take its room.
    if (await stage.isVisible()) expect(overlapOf(around, await boxOf(stage))).toBe(0);
    expect(field.x + field.width, `${screen.width}`).toBeLessThanOrEqual(around.x + around.width);
    await expectNoBarriers(page, 'iframe');
  }
  await date.fill('2099-11-05T09:00');
  await expect(page.getByRole('button', { name: /^Preview as/ })).toHaveText(
    'Preview as: tech site, on 5 November 2099 at 9:00 am IST',
  );
});

test('on a phone Studio begins with its page: the navigation is a menu', async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(site.urlOf('tech', '/studio/history'));
  await logIn(page, 'marketer@tech.example');
  expect((await boxOf(page.getByRole('banner'))).height).toBeLessThanOrEqual(64);
  const navigation = page.getByRole('navigation', { name: 'Studio' });
  await expect(navigation).toBeHidden();
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(navigation).toBeVisible();
  await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible();
  await expectNoBarriers(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeFocused();
  await goTo(page, 'Drafts');
  await expect(page.getByRole('heading', { level: 1, name: 'Drafts' })).toBeFocused();
  await expect(navigation).toBeHidden();
});

for (const screen of [SCREENS[0], { width: 1280, height: 720 }])
  test(`at ${screen.width} × ${screen.height} the navigation is one column from the top, with no item cut off`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize(screen);
    await page.goto(site.urlOf('tech', '/studio/history'));
    await logIn(page, 'admin@tech.example');
    const items = page.getByRole('navigation', { name: 'Studio' }).getByRole('link');
    await expect(items.first()).toBeInViewport({ ratio: 1 });
    const boxes = await Promise.all((await items.all()).map(boxOf));
    expect(boxes.length).toBeGreaterThan(10);
    expect(new Set(boxes.map(({ x }) => x)).size).toBe(1);
    for (const [at, { y }] of boxes.entries())
      if (at > 0) expect(y).toBeGreaterThanOrEqual((boxes[at - 1]?.y ?? 0) + 24);
    expect(boxes[0]?.y).toBeLessThan(screen.height / 3);
    // A lower screen scrolls the column, and not the page beside it.
    for (const control of [...(await items.all()), page.getByRole('button', { name: 'Log out' })]) {
      await control.scrollIntoViewIfNeeded();
      await expect(control).toBeInViewport({ ratio: 1 });
    }
    await expect(page.getByRole('heading', { level: 1, name: 'History' })).toBeInViewport();
    // By keys, the focus brings each item into view.
    await items.first().focus();
    for (let at = 1; at < boxes.length; at += 1) await page.keyboard.press('Tab');
    await expect(items.last()).toBeFocused();
    await expect(items.last()).toBeInViewport({ ratio: 1 });
  });

test('a page of the table is opened for editing by keys, and sorted by them', async ({
  page,
  site,
}) => {
  const focusedName = () =>
    page.evaluate(
      () =>
        document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent,
    );
  const tabTo = async (name: string): Promise<void> => {
    for (let presses = 0; presses < 60; presses += 1) {
      if ((await focusedName()) === name) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`60 presses of Tab reach no ${name}`);
  };
  await page.goto(site.urlOf('tech', '/studio/pages'));
  await logIn(page, 'marketer@tech.example');
  const table = page.getByRole('table', { name: 'Pages' });
  await expect(table).toBeVisible();
  await page.getByRole('searchbox').fill('home');
  await page.getByRole('searchbox').focus();
  await tabTo('Page');
  await expect(table.getByRole('columnheader', { name: 'Page' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
  await page.keyboard.press('Enter');
  await expect(table.getByRole('columnheader', { name: 'Page' })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
  await tabTo('Edit Home');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Choose a draft' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  expect(await focusedName()).toBe('Edit Home');
  await page.keyboard.press('Space');
  await expect(dialog).toBeVisible();
});
