import type { Page } from '@playwright/test';
import { expectNoBarriers } from './no-barriers.ts';
import { expect, test } from './site-test.ts';
import { HOME, newChange, readHome, saveHome } from './studio-home.ts';
import { logIn, openOutline } from './studio-site.ts';

// The login check of a page without a session.
test.use({ refusals: [401] });

/** Other tests of the site write to the same inboxes. */
const UNREAD = /^Inbox \d+ unread$/;

const changeUser = async (page: Page, email: string): Promise<void> => {
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible();
  await logIn(page, email);
};

test('a request is told to a colleague, sent back with a reason, and discussed', async ({
  page,
  site,
}) => {
  await page.goto(site.urlOf('tech', '/studio'));
  await logIn(page, 'marketer@management.example');
  const draft = await newChange(page, 'Diwali on Home');
  await saveHome(page, draft, await readHome(page));
  await page.goto(site.urlOf('tech', `/studio/changes/${draft}`));
  await page.getByRole('button', { name: 'Request approval' }).click();
  await expect(page.locator('.state')).toHaveText('Waiting for approval');

  await changeUser(page, 'marketer@tech.example');
  await page.getByRole('link', { name: UNREAD }).click();
  await expectNoBarriers(page);
  await page
    .getByRole('link', { name: 'Kabir Shah requests your approval of “Diwali on Home”' })
    .click();
  const comment = page.getByLabel('New comment');
  await comment.fill('Which offer is it? @kab');
  await page.getByRole('button', { name: '@Kabir Shah' }).click();
  await expect(comment).toHaveValue('Which offer is it? @Kabir Shah ');
  await expectNoBarriers(page);
  await page.getByRole('button', { name: 'Comment', exact: true }).click();
  await expect(page.locator('.mention')).toHaveText('@Kabir Shah');
  await page.getByRole('button', { name: 'Back to editing…' }).click();
  await page.getByLabel('Reason').fill('The date is of last year.');
  await page.getByRole('button', { name: 'Send back' }).click();
  await expect(page.locator('.state')).toHaveText('Editing');

  await changeUser(page, 'marketer@management.example');
  await page.getByRole('link', { name: UNREAD }).click();
  const inbox = page.locator('.inbox');
  await expect(inbox.getByText('The date is of last year.')).toBeVisible();
  await inbox.getByRole('link', { name: 'Meera Iyer mentioned you on “Diwali on Home”' }).click();
  await expect(page.locator('.comment-text')).toHaveText('Which offer is it? @Kabir Shah');
  await page.getByRole('link', { name: UNREAD }).click();
  await page.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(page.getByRole('link', { name: 'Inbox', exact: true })).toBeVisible();

  await page.goto(site.urlOf('tech', `/studio/changes/${draft}/edit?file=${HOME}`));
  await openOutline(page);
  const row = page.getByRole('treegrid', { name: 'Blocks of the page' }).getByRole('row').first();
  await row.click();
  await page.locator('summary', { hasText: 'Comments' }).click();
  await page.getByLabel('New comment').fill('This is the offer.');
  await page.getByRole('button', { name: 'Comment', exact: true }).click();
  await expect(page.locator('.comment-text')).toHaveText('This is the offer.');
  await expectNoBarriers(page, 'iframe');
  await page.getByRole('link', { name: 'Diwali on Home' }).click();
  await page.getByRole('link', { name: /^Page: Home, block “/ }).click();
  await expect(page.getByRole('treegrid', { name: 'Blocks of the page' })).toBeVisible();
  await expect(page.locator('.comment-text')).toHaveText('This is the offer.');
});
