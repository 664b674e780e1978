import { type Replica, startReplica } from '@broadsheet/test-kit/site/start-replica';
import type { Page } from '@playwright/test';
import { expect, test } from './site-test.ts';
import { logIn, publish, takeBack } from './studio-site.ts';

const FILE = 'layouts/home.json';
const IDS = ['featured', 'categories', 'quote'];

// Who asks whether somebody is logged in is told that nobody is.
test.use({ refusals: [401], viewport: { width: 1400, height: 900 } });

const orderAt = async ({ ask }: Pick<Replica, 'ask'>): Promise<readonly string[]> => {
  const { blocks } = await (await ask('tech', '/api/layout?path=/')).json();
  return blocks
    .map(({ id }: { readonly id: string }) => id)
    .filter((id: string) => IDS.includes(id));
};

const openChange = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ title: 'Categories first' });
    const answer = await fetch('/studio/api/changes', { method: 'POST', headers, body });
    return (await answer.json()).id;
  });

const filesIn = (page: Page, change: string): Promise<readonly string[]> =>
  page.evaluate(async (id) => {
    const { documents } = await (await fetch(`/studio/api/changes/${id}`)).json();
    return documents.map(({ file }: { readonly file: string }) => file);
  }, change);

test('what is published at one replica is live at both, and is taken back at both', async ({
  page,
  site,
}) => {
  const second = await startReplica(site);
  try {
    const both = async () => [await orderAt(site), await orderAt(second)];
    expect(await both()).toEqual([IDS, IDS]);
    await page.goto(second.urlOf('tech', '/studio'));
    await logIn(page, 'marketer@tech.example');
    const change = await openChange(page);
    await page.goto(second.urlOf('tech', `/studio/changes/${change}/edit?file=${FILE}`));
    await page.getByRole('row', { name: 'Featured employers' }).focus();
    await page.keyboard.press('Alt+ArrowDown');
    await expect.poll(() => filesIn(page, change)).toEqual([FILE]);
    await page.goto(second.urlOf('tech', `/studio/changes/${change}`));
    await publish(page);
    const moved = ['categories', 'featured', 'quote'];
    await expect.poll(both).toEqual([moved, moved]);
    await page.getByRole('link', { name: 'See what it changed' }).click();
    await takeBack(page);
    await expect.poll(both).toEqual([IDS, IDS]);
  } finally {
    await second.stop();
  }
});
