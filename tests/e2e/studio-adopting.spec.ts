import { expect } from '@playwright/test';
import { expectNoBarriers } from './no-barriers.ts';
import { test } from './site-test.ts';
import { logIn, publish, takeBack } from './studio-site.ts';

const KEY = 'learning-jobs-first';

test('a version of an experiment stays for good, in both files, by one draft', async ({
  page,
  site,
}) => {
  /** Whether a new visitor, whatever their arm, sees jobs before the courses in demand. */
  const hasJobsFirst = async (): Promise<boolean> => {
    const html = await (await site.request('tech', '/learning')).text();
    const [jobs, trending] = ['jobs', 'trending'].map((id) =>
      html.indexOf(`data-block-id="${id}"`),
    );
    return jobs !== undefined && trending !== undefined && jobs > 0 && jobs < trending;
  };
  await page.goto(site.urlOf('tech', '/studio/experiments'));
  await logIn(page, 'marketer@tech.example');
  const card = page.getByRole('article', { name: KEY });
  await card.getByRole('button', { name: 'Keep a version…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Which version stays?' });
  await expect(dialog.getByRole('radio', { name: 'jobs-first' })).toBeChecked();
  await expectNoBarriers(page);
  await dialog.getByRole('button', { name: 'Create draft' }).click();

  const decision = page.getByRole('dialog', { name: `Record decision: ${KEY}` });
  await expect(decision.getByRole('combobox', { name: 'Decision' })).toHaveValue('ship');
  await expectNoBarriers(page);
  await decision.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('heading', { name: `Keep “jobs-first” of ${KEY}` })).toBeVisible();
  await expect(page.getByText('No problems found. Ready to publish.')).toBeVisible();
  await publish(page);
  const visits = Array.from({ length: 12 });
  await expect
    .poll(async () => (await Promise.all(visits.map(hasJobsFirst))).every((isFirst) => isFirst))
    .toBe(true);
  await page.goto(site.urlOf('tech', '/studio/experiments'));
  await expect(card.locator('.state')).toHaveText('Stopped');
  await page.goBack();
  await takeBack(page);
});
