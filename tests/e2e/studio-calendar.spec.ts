import { expectNoBarriers } from './no-barriers.ts';
import { expect, test } from './site-test.ts';
import { callApi, HOME, newChange, readHome, saveHome } from './studio-home.ts';
import { logIn, publish, takeBack } from './studio-site.ts';

// The login check of a page without a session.
test.use({ refusals: [401] });

const DAY_MS = 86_400_000;
const instant = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();

test('the calendar has what starts and ends on both sites, names overlaps, and leads to the editor', async ({
  page,
  site,
}) => {
  await page.goto(site.urlOf('tech', '/studio/'));
  await logIn(page, 'marketer@tech.example');
  const change = await newChange(page, 'Two campaigns');
  const home = await readHome(page);
  const campaign = (name: string, from: number, until: number) => ({
    name,
    when: { brand: ['tech'], city: ['pune'], from: instant(from), until: instant(until) },
    hide: ['quote'],
  });
  const variants = [
    ...(home.variants ?? []),
    campaign('Festival', 1, 10),
    { ...campaign('Campus', 5, 20), hide: ['notices'] },
  ];
  await saveHome(page, change, { ...home, variants });
  await page.goto(site.urlOf('tech', `/studio/changes/${change}`));
  await publish(page);

  await page.getByRole('link', { name: 'Calendar' }).click();
  const entry = page.getByRole('listitem').filter({ hasText: 'Festival' }).first();
  await expect(entry).toContainText('Coming.');
  await expect(entry).toContainText('Overlaps “Campus”');
  await expectNoBarriers(page);
  await page.getByLabel('Site', { exact: true }).selectOption({ label: 'Broadsheet Management' });
  await expect(page.getByText('Variant: Festival')).toBeHidden();
  await page.getByLabel('Site', { exact: true }).selectOption({ label: 'Both sites' });
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoBarriers(page);
  await entry.getByRole('button', { name: 'Edit Page: Home' }).click();
  await expect(page.getByRole('dialog', { name: 'Choose a draft' })).toBeVisible();

  const files = await callApi<{ items: readonly { files: readonly string[] }[] }>(
    page,
    '/calendar',
  );
  expect(files.items.some((each) => each.files.includes(HOME))).toBe(true);

  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(site.urlOf('tech', `/studio/changes/${change}`));
  await takeBack(page);
});
