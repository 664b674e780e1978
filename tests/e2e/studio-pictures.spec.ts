import type { Page } from '@playwright/test';
import { expectNoBarriers } from './no-barriers.ts';
import { expect, test } from './site-test.ts';
import { newChange, readHome, saveHome } from './studio-home.ts';
import { logIn } from './studio-site.ts';

// The login check of a page without a session.
test.use({ refusals: [401], viewport: { width: 1280, height: 900 } });

/** A change that shows freshers on tech the quote first. */
const changeForFreshers = async (page: Page): Promise<string> => {
  const { variants = [], ...layout } = await readHome(page);
  const quoteFirst = {
    name: 'freshers',
    when: { brand: ['tech'], cohort: ['freshers'] },
    place: [{ block: 'quote', before: 'experience' }],
  };
  const next = { ...layout, variants: [...variants, quoteFirst] };
  const id = await newChange(page, 'The quote first');
  await saveHome(page, id, next);
  return id;
};

test('a change for freshers shows their page before and after, with the moved block outlined', async ({
  page,
  site,
}) => {
  await page.goto(site.urlOf('tech', '/studio'));
  await logIn(page, 'marketer@tech.example');
  await page.goto(site.urlOf('tech', `/studio/changes/${await changeForFreshers(page)}`));
  await expect(page.getByText(/^1 of \d+ pages changes/)).toBeVisible();
  await expect(
    page.getByRole('heading', { name: 'Logged-in freshers on the tech site' }),
  ).toBeVisible();
  const outlines = page.locator('.pictures .picture-outline[data-kind="moved"]');
  await expect(outlines).toHaveText(['↕ Moved: Quote', '↕ Moved: Quote']);

  const open = page.getByRole('button', {
    name: 'Enlarge preview: Page: Home, Logged-in freshers',
  });
  await open.click();
  const dialog = page.getByRole('dialog', { name: 'Page: Home' });
  await expect(dialog.locator('.picture-outline')).toHaveCount(2);
  const [before, after] = [0, 1].map((at) => dialog.frameLocator('iframe').nth(at));
  const idsOf = (frame = before) =>
    frame
      ?.locator('[data-block-id]')
      .evaluateAll((blocks) =>
        blocks
          .map((block) => block.getAttribute('data-block-id'))
          .filter((id) => id === 'quote' || id === 'experience'),
      );
  expect(await idsOf(before)).toEqual(['experience', 'quote']);
  expect(await idsOf(after)).toEqual(['quote', 'experience']);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(open).toBeFocused();
});

test('a change goes to a share of people, grows and is stopped', async ({ page, site }) => {
  await page.goto(site.urlOf('tech', '/studio'));
  await logIn(page, 'marketer@tech.example');
  await page.goto(site.urlOf('tech', `/studio/changes/${await changeForFreshers(page)}`));
  await page.getByRole('button', { name: 'Publish…', exact: true }).click();
  await page.getByText('Gradual rollout: a share of visitors first').click();
  await page.getByRole('button', { name: 'Start with 5%' }).click();
  const rollout = page.getByRole('region', { name: 'Gradual rollout' });
  await expect(rollout.getByRole('status')).toContainText('Shown to 5%');
  await expect(page.locator('.state')).toHaveText('Rolling out');
  await expect(page.locator('.rollout-notice')).toContainText('5% of tracked visitors see');

  await rollout.getByRole('button', { name: 'Increase to 10%…' }).click();
  await page.getByRole('button', { name: 'Show to 10%' }).click();
  await expect(rollout.getByRole('status')).toContainText('Shown to 10%');
  await rollout.getByRole('button', { name: 'Roll back…' }).click();
  await page.getByRole('button', { name: 'Roll back now' }).click();
  await expect(rollout.getByRole('status')).toContainText('Everyone sees the current site');
  await expect(page.locator('.state')).toHaveText(/^(Editing|Approved)$/);
  await expect(page.locator('.rollout-notice')).toHaveCount(0);
  await expectNoBarriers(page);
});
