import { expectNoBarriers } from './no-barriers.ts';
import { expect, test } from './site-test.ts';
import { callApi, newChange, readHome, saveHome } from './studio-home.ts';
import { logIn, takeBack } from './studio-site.ts';

// The login check of a page without a session.
test.use({ refusals: [401] });

const FOOTER = 'layouts/content/footer.md';

test('two drafts are published as one release, which is undone in one click', async ({
  page,
  site,
}) => {
  await page.goto(site.urlOf('tech', '/studio/'));
  await logIn(page, 'marketer@tech.example');
  const hero = await newChange(page, 'Release hero');
  const home = await readHome(page);
  await saveHome(page, hero, { ...home, order: [...home.order].reverse() });
  const footer = await newChange(page, 'Release footer');
  const { text } = await callApi<{ text: string }>(page, `/file?file=${FOOTER}`);
  const body = { file: FOOTER, version: null, text: `${text}\n` };
  await callApi(page, `/changes/${footer}/document`, 'PUT', body);

  // Loaded anew: Studio's pages do not know of drafts that a test makes beside them.
  await page.goto(site.urlOf('tech', '/studio/releases'));
  await page.getByRole('button', { name: 'New release…' }).click();
  await page.getByLabel('Release name').fill('Diwali launch');
  await page.getByRole('button', { name: 'Create release' }).click();
  await expect(page.getByRole('heading', { name: 'Diwali launch' })).toBeVisible();
  for (const title of ['Release hero', 'Release footer']) {
    await page.getByLabel('Draft to add').selectOption({ label: title });
    await page.getByRole('button', { name: 'Add draft' }).click();
    await expect(page.getByRole('link', { name: title })).toBeVisible();
  }
  await expect(page.getByText('No problems found. Ready to publish.')).toBeVisible();
  await expectNoBarriers(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoBarriers(page);
  await page.setViewportSize({ width: 1440, height: 900 });

  await page.getByRole('button', { name: 'Publish release…' }).click();
  await expect(page.getByRole('dialog')).toContainText('2 drafts of “Diwali launch”');
  await page.getByRole('button', { name: 'Publish now' }).click();
  await expect(page.getByText(/Published as version/).first()).toBeVisible();
  await page.getByRole('link', { name: 'History' }).click();
  const entry = page.getByRole('listitem').filter({ hasText: 'Diwali launch' }).first();
  await expect(entry).toContainText('Release of “Release footer”, “Release hero”');
  await entry.getByRole('link', { name: /Diwali launch/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Diwali launch' })).toBeVisible();
  await takeBack(page);
  expect((await readHome(page)).order).toEqual(home.order);
});
