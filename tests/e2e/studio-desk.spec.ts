import type { RunningSite } from '@broadsheet/test-kit/site/start-site';
import type { Page } from '@playwright/test';
import { expectNoBarriers } from './no-barriers.ts';
import { expect, test } from './site-test.ts';
import { beginChange, goTo, logIn, openVersion, takeBack } from './studio-site.ts';

const TEXT = 'Nobody pays for a vacancy here.';

const changeUser = async (page: Page, email: string): Promise<void> => {
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible();
  await logIn(page, email);
};

const termsOf = async (site: RunningSite): Promise<string> =>
  (await site.request('tech', '/terms')).text();

test('a text is edited, checked, approved by somebody else, published, and taken back', async ({
  page,
  site,
}) => {
  await page.goto(site.urlOf('tech', '/studio'));
  await expectNoBarriers(page);
  await logIn(page, 'marketer@management.example');

  await page.getByRole('tab', { name: 'Other content' }).click();
  await page.getByRole('searchbox').fill('terms.md');
  await page.getByRole('button', { name: 'Edit Text: Terms' }).click();
  await beginChange(page, 'Terms for Diwali');
  await page.getByRole('button', { name: 'Edit as text' }).click();

  const text = page.getByRole('textbox', { name: 'Content of Text: Terms' });
  const before = await text.inputValue();
  await text.fill(`${before}\n[Here](javascript:alert)\n`);
  await page.getByRole('button', { name: 'Save' }).click();
  const mend = page.getByRole('button', { name: /^Go to line \d+$/ });
  await expect(mend).toBeVisible();
  await expectNoBarriers(page);
  await mend.click();
  await expect(text).toBeFocused();
  await text.fill(`${before}\n${TEXT}\n`);
  await text.press('Control+s');
  await expect(page.getByText('No problems found.')).toBeVisible();

  await page.getByRole('link', { name: 'Terms for Diwali' }).click();
  await expect(page.getByRole('heading', { name: 'Terms for Diwali' })).toBeFocused();
  await expect(page.getByText('No problems found. Ready to publish.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Text: Terms' })).toBeVisible();
  await page.getByRole('button', { name: 'Request approval' }).click();
  await expect(page.getByText('Waiting for approval')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Approve' })).toBeDisabled();
  await expectNoBarriers(page);

  await changeUser(page, 'marketer@tech.example');
  await page.getByRole('button', { name: 'Approve…' }).click();
  await page.getByLabel('Note (optional)').fill('Legal has read it.');
  await expectNoBarriers(page);
  await page.getByRole('button', { name: 'Approve draft' }).click();
  await expect(page.locator('.state')).toHaveText('Approved');
  await expect(page.getByText('Legal has read it.')).toBeVisible();
  expect(await termsOf(site)).not.toContain(TEXT);
  await page.getByRole('button', { name: 'Publish…', exact: true }).click();
  await expectNoBarriers(page);
  await page.getByRole('button', { name: 'Publish now' }).click();
  await expect(page.locator('.state')).toHaveText(/^Published as version \d+$/);
  await expect.poll(() => termsOf(site)).toContain(TEXT);

  await openVersion(page);
  await expect(page.getByRole('list', { name: 'Differences' })).toContainText(TEXT);
  await expectNoBarriers(page);
  await page.getByRole('button', { name: /^Undo version/ }).click();
  await expect(page.getByRole('dialog')).toContainText('Text: Terms');
  await expectNoBarriers(page, 'main');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByRole('link', { name: 'Drafts' }).click();
  await expect(page.getByText(/^Undo “/)).toHaveCount(0);
  await page.goBack();
  await takeBack(page);
  await expect.poll(() => termsOf(site)).not.toContain(TEXT);
});

test('what arrives while a button is pressed takes no press away', async ({ page, site }) => {
  await page.goto(site.urlOf('tech', '/studio'));
  await logIn(page, 'marketer@management.example');
  await page.getByRole('tab', { name: 'Other content' }).click();
  await page.getByRole('searchbox').fill('terms.md');
  await page.getByRole('button', { name: 'Edit Text: Terms' }).click();
  await beginChange(page, 'Terms for Holi');
  await page.getByRole('button', { name: 'Edit as text' }).click();
  const text = page.getByRole('textbox', { name: 'Content of Text: Terms' });
  await text.fill(`${await text.inputValue()}\n${TEXT}\n`);
  await text.press('Control+s');
  await expect(page.getByText('No problems found.')).toBeVisible();

  await page.getByRole('link', { name: 'Terms for Holi' }).click();
  await expect(page.getByRole('heading', { name: 'Terms for Holi' })).toBeFocused();

  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(/\/(check|impact)$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.reload();
  const submitButton = page.getByRole('button', { name: 'Request approval' });
  const takeOut = page.getByRole('button', { name: 'Remove Text: Terms from this draft' });
  const cleanCheck = page.getByText('No problems found. Ready to publish.');
  await takeOut.hover();
  const stepsBox = await submitButton.boundingBox();

  await page.mouse.down();
  const answered = page.waitForResponse(/\/check$/);
  letGo();
  await (await answered).finished();
  await page.evaluate(
    () => new Promise((resolvePaint) => requestAnimationFrame(() => setTimeout(resolvePaint))),
  );
  await expect(cleanCheck).toBeHidden();
  await page.mouse.up();
  await expect(page.getByText('This draft is empty. Choose')).toBeVisible();
  expect(await submitButton.boundingBox()).toEqual(stepsBox);
});

const ROUTES = [
  'Pages',
  'Banners',
  'Experiments',
  'Drafts',
  'History',
  'Health',
  'Team',
  'Activity log',
];

for (const [screen, width] of [
  ['phone', 360],
  ['desktop', 1280],
] as const) {
  test.describe(`on a ${screen}`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('an address with nothing at it says so to an admin', async ({ page, site }) => {
      await page.goto(site.urlOf('management', '/studio/nowhere'));
      await logIn(page, 'admin@tech.example');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
    });

    for (const name of ROUTES)
      test(`an admin's ${name} is sound, named and reached by its link`, async ({ page, site }) => {
        await page.goto(site.urlOf('management', '/studio/nowhere'));
        await logIn(page, 'admin@tech.example');
        await goTo(page, name);
        await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
        await expect(page).toHaveTitle(`${name} | Studio`);
        await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0);
        await expectNoBarriers(page);
      });
  });
}

test('a page for seekers loads no byte of Studio', async ({ page, site }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await page.goto(site.urlOf('tech', '/'), { waitUntil: 'networkidle' });
  expect(requests.some((path) => path.startsWith('/assets/'))).toBe(true);
  expect(requests.filter((path) => path.startsWith('/studio'))).toEqual([]);
});
