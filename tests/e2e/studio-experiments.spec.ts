import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RunningSite } from '@broadsheet/test-kit/site/start-site';
import { expectNoBarriers } from './no-barriers.ts';
import { expect, test } from './site-test.ts';
import { beginChange, logIn, publish } from './studio-site.ts';

const KEY = 'started-here';

/** The layout already contains arm b; nobody takes part yet. */
const writeDraft = (site: RunningSite) => {
  const home = join(site.contentDir, 'layouts/home.json');
  const file = join(site.contentDir, 'layouts/experiments.json');
  const before = readFileSync(home, 'utf8');
  const shipped = readFileSync(file, 'utf8');
  const layout = JSON.parse(before);
  layout.variants.push({
    name: 'of the desk',
    when: { experiment: { [KEY]: ['b'] } },
    place: [{ block: 'partners', after: 'skills' }],
  });
  const experiment = {
    page: 'home',
    unit: 'visitor',
    variants: { control: 50, b: 50 },
    status: 'draft',
  };
  writeFileSync(file, JSON.stringify({ ...JSON.parse(shipped), [KEY]: experiment }));
  writeFileSync(home, JSON.stringify(layout));
  return {
    /** The layout no longer uses an arm. */
    retire: () => writeFileSync(home, before),
    clean: () => {
      writeFileSync(home, before);
      writeFileSync(file, shipped);
    },
  };
};

const armOf = async (site: RunningSite): Promise<string | undefined> => {
  const page = await (await site.request('tech', '/api/layout?path=/')).json();
  return page.experiments[0]?.arm;
};

let draft: ReturnType<typeof writeDraft>;
test.beforeEach(({ site }) => {
  draft = writeDraft(site);
});
test.afterEach(() => draft.clean());

test('an experiment is started by a change, looked at, and stopped at once', async ({
  page,
  site,
}) => {
  await page.goto(site.urlOf('management', '/studio/experiments'));
  await logIn(page, 'marketer@tech.example');
  const card = page.getByRole('article', { name: KEY });
  await expect
    .poll(async () => {
      await page.reload();
      await expect(page.getByRole('heading', { level: 1, name: 'Experiments' })).toBeVisible();
      await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0);
      return card.count();
    })
    .toBe(1);
  await expect(card.getByText('Not started')).toBeVisible();
  await expect(page.getByText(/people a day in the last 4 weeks/)).toBeVisible();
  await page.getByLabel('Smallest change to detect (percentage points)').fill('nothing');
  await expect(page.getByText('Enter a number from 0.01 to 100.')).toBeVisible();
  await expectNoBarriers(page);

  await page.getByRole('button', { name: 'Manage experiments…' }).click();
  await beginChange(page, 'Start it');
  const form = page.getByRole('group').filter({ hasText: KEY });
  const heading = page.getByRole('heading', { level: 2, name: KEY });
  await heading.click();
  await form.getByLabel('Status').selectOption('Running');
  await form.getByRole('textbox', { name: 'b', exact: true }).fill('60');
  await expect(form.getByText('Total: 110%')).toBeVisible();
  await form.getByRole('textbox', { name: /^control/ }).fill('40');
  await expect(form.getByText('Total: 100%')).toBeVisible();
  await form.getByLabel('Share of traffic (%)').fill('25');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('No problems found.')).toBeVisible();
  await expectNoBarriers(page);
  await page.getByRole('link', { name: 'Start it' }).click();
  await publish(page);
  await expect.poll(() => armOf(site)).toBe('control');

  await page.getByRole('navigation').getByRole('link', { name: 'Experiments' }).click();
  await expect(card.getByText('Running', { exact: true })).toBeVisible();
  await expect(card.getByText(/25% of traffic/)).toBeVisible();
  await card.getByRole('button', { name: 'Stop experiment…' }).click();
  await expectNoBarriers(page);
  await page.getByRole('button', { name: 'Stop now' }).click();
  const decision = page.getByRole('dialog', { name: `Record decision: ${KEY}` });
  await decision.getByRole('textbox', { name: 'What did you learn?' }).fill('Nobody noticed it.');
  const reason = decision.getByRole('textbox', { name: /^Why not/ });
  await reason.fill('It was a trial.');
  await decision.getByRole('button', { name: 'Record decision' }).click();
  await expect(page.getByText('Decision recorded.', { exact: true })).toBeVisible();
  await expect(card.getByText('Stopped', { exact: true })).toBeVisible();
  await expect(card.getByRole('button', { name: 'Stop experiment…' })).toHaveCount(0);

  expect(await armOf(site)).toBe('control');
  draft.retire();
  await expect.poll(() => armOf(site)).toBeUndefined();
  await page.getByRole('button', { name: 'Manage experiments…' }).click();
  await beginChange(page, 'Take it out');
  await heading.click();
  await page.getByRole('button', { name: `Remove ${KEY}` }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('No problems found.')).toBeVisible();
  await page.getByRole('link', { name: 'Take it out' }).click();
  await publish(page);
});
