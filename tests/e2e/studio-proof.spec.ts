import { expectNoBarriers } from './no-barriers.ts';
import { expect, test } from './site-test.ts';
import { HOME, newChange, readHome, saveHome } from './studio-home.ts';
import { logIn, openOutline, openVersion, publish, takeBack } from './studio-site.ts';

// The login check of a page without a session.
test.use({ refusals: [401], viewport: { width: 1280, height: 900 } });

test('an edit is told in sentences and coloured in both pictures, before and after it is published', async ({
  page,
  site,
}) => {
  await page.goto(site.urlOf('tech', '/studio'));
  await logIn(page, 'marketer@tech.example');
  const home = await readHome(page);
  const change = await newChange(page, 'Another question');
  const experience = { type: 'experience-chooser', version: 2, settings: { title: 'How long?' } };
  await saveHome(page, change, { ...home, blocks: { ...home.blocks, experience } });
  await page.goto(site.urlOf('tech', `/studio/changes/${change}`));

  await page.getByRole('button', { name: /^Compare .* with live$/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('list', { name: 'Differences' })).toHaveText(
    /^“Experience chooser”: Heading .*to “How long\?”\.$/,
  );
  await dialog.getByRole('button', { name: 'Close' }).click();

  await page
    .getByRole('button', { name: /^Show differences: / })
    .first()
    .click();
  const summary = page.locator('.differences-bar').first().getByRole('status');
  await expect(summary).toHaveText(
    /^\d+% of the first screen differs\. On the whole page: 1 block changed\.$|^Less than 1% of the first screen differs\. On the whole page: 1 block changed\.$/,
  );
  const maps = page.locator('.pictures').first().locator('.difference-map');
  await expect(maps).toHaveCount(2);
  await expect(maps.first().locator('.difference-area[data-kind="changed"]')).not.toHaveCount(0);

  await publish(page);
  await openVersion(page);
  const impact = page.getByRole('region', { name: 'What visitors saw change' });
  await expect(impact.getByText(/pages? changes?/)).toBeVisible();
  await expect(impact.locator('figcaption').first()).toHaveText('Before');
  await expect(impact.locator('.picture-frame[data-shown]').first()).toBeVisible();
  await takeBack(page);
});

test('views and clicks are over the page, and in the settings of a block', async ({
  page,
  site,
}) => {
  await page.goto(site.urlOf('tech', '/studio'));
  await logIn(page, 'marketer@tech.example');
  const change = await newChange(page, 'Numbers');
  await page.goto(site.urlOf('tech', `/studio/changes/${change}/edit?file=${HOME}`));
  await expect(page.locator('.editor-frame[data-front]')).toBeVisible();
  await page.getByRole('button', { name: /^Preview as: / }).click();
  await page.getByRole('button', { name: 'Clicks and views' }).click();
  await expect(page.getByText(/^Of the live page in the last 28 days\./)).toBeVisible();
  await expect(page.locator('.editor-metric').first()).toHaveText(
    /^(Not measured yet|.* views?.*)$/,
  );
  await expect(page.getByText(/^Speed for visitors on computers, last 28 days: /)).toBeVisible();

  await openOutline(page);
  await page.getByRole('row', { name: 'Quote' }).first().click();
  await page.getByText('Clicks and views, last 28 days').click();
  await expect(page.locator('.editor-metrics-text')).toContainText(
    /Not measured yet|Clicks are not recorded/,
  );
  await expectNoBarriers(page, 'iframe');
});
