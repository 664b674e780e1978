import { expect, test } from './site-test.ts';

const COURSE = 'Terraform from First Principles';

test('a visitor finds a course, logs in and has enquired; a choice of none is said', async ({
  page,
  site,
}) => {
  const main = page.locator('main');
  await page.goto(site.urlOf('tech', '/learning'));
  await page.getByRole('searchbox', { name: 'Search courses' }).fill('terraform');
  await page.getByRole('button', { name: 'Find courses' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/courses? for “terraform”/);
  await main.getByRole('link', { name: COURSE }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(COURSE);

  await main.getByRole('button', { name: 'Enquire now' }).click();
  await expect(page).toHaveURL(/\/login\?next=%2Fcourse%2F/);
  await main.getByRole('textbox', { name: 'Email' }).fill('basic@tech.example');
  await main.getByRole('textbox', { name: 'Password' }).fill('broadsheet demo');
  await main.getByRole('button', { name: 'Log in' }).click();
  await expect(main.getByText(/^You enquired on /)).toBeVisible();

  await page.goto(site.urlOf('tech', '/learning?category=cloud'));
  const row = main.locator('form').getByRole('listitem');
  await expect(row.filter({ hasText: COURSE })).toContainText("You've enquired about this course");
  await main.getByRole('button', { name: 'Enquire about selected courses' }).click();
  const alarm = main.getByRole('alert');
  await expect(alarm).toHaveText('Please select a course');
  await expect(alarm).toBeFocused();

  const other = 'Azure Administrator Track';
  await main.getByRole('checkbox', { name: `Select ${other}` }).check();
  await main.getByRole('button', { name: 'Enquire about selected courses' }).click();
  await expect(main.getByRole('status')).toContainText('Enquiry sent.');
  await expect(row.filter({ hasText: other })).toContainText("You've enquired about this course");
});
