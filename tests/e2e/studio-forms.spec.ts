import { expectNoBarriers } from './no-barriers.ts';
import { expect, test } from './site-test.ts';
import { beginChange, logIn, openVersion, publish, takeBack } from './studio-site.ts';

test('a link of the footer is chosen by its name, told where it is dead, published and taken back', async ({
  page,
  site,
}) => {
  const footer = async () => (await site.request('tech', '/faq')).text();
  await page.goto(site.urlOf('tech', '/studio'));
  await logIn(page, 'marketer@tech.example');
  await page.getByRole('tab', { name: 'Other content' }).click();
  await page.getByRole('searchbox').fill('footer');
  await page.getByRole('button', { name: 'Edit Footer' }).click();
  await beginChange(page, 'Pune in the footer');
  const group = page.getByRole('region', { name: 'Explore' });
  await group.getByRole('button', { name: 'Add link' }).click();
  await group.getByLabel('Text').last().fill('Jobs beside the Mula');
  const link = group.getByRole('combobox', { name: 'Link' }).last();
  await link.fill('/jobs-beside-the-mula');
  await link.press('Tab');
  await expect(group.getByText('No page stands there now.', { exact: false })).toBeVisible();
  await link.fill('pune');
  await page.getByRole('option', { name: '/jobs-in-pune' }).click();
  await expect(link).toHaveValue('/jobs-in-pune');
  await expect(group.getByText('No page stands there now.', { exact: false })).toBeHidden();
  await link.press('Escape');
  await expectNoBarriers(page);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('No problems found.')).toBeVisible();

  await page.getByRole('link', { name: 'Pune in the footer' }).click();
  await publish(page);
  await expect.poll(footer).toContain('Jobs beside the Mula');
  await openVersion(page);
  await takeBack(page);
  await expect.poll(footer).not.toContain('Jobs beside the Mula');
});
