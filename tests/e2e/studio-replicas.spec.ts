import { type Replica, startReplica } from '@broadsheet/test-kit/site/start-replica';
import type { Page } from '@playwright/test';
import { expect, test } from './site-test.ts';
import { callApi, HOME, newChange } from './studio-home.ts';
import { logIn, openOutline, openVersion, publish, takeBack } from './studio-site.ts';

const IDS = ['featured', 'categories', 'quote'];

// The login check of a page without a session.
test.use({ refusals: [401], viewport: { width: 1400, height: 900 } });

const orderAt = async ({ request }: Pick<Replica, 'request'>): Promise<readonly string[]> => {
  const { blocks } = await (await request('tech', '/api/layout?path=/')).json();
  return blocks
    .map(({ id }: { readonly id: string }) => id)
    .filter((id: string) => IDS.includes(id));
};

const filesIn = async (page: Page, change: string): Promise<readonly string[]> => {
  const { documents } = await callApi<{ documents: readonly { file: string }[] }>(
    page,
    `/changes/${change}`,
  );
  return documents.map(({ file }) => file);
};

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
    const change = await newChange(page, 'Categories first');
    await page.goto(second.urlOf('tech', `/studio/changes/${change}/edit?file=${HOME}`));
    await openOutline(page);
    await page.getByRole('row', { name: 'Featured employers' }).focus();
    await page.keyboard.press('Alt+ArrowDown');
    await expect.poll(() => filesIn(page, change)).toEqual([HOME]);
    await page.goto(second.urlOf('tech', `/studio/changes/${change}`));
    await publish(page);
    const moved = ['categories', 'featured', 'quote'];
    await expect.poll(both).toEqual([moved, moved]);
    await openVersion(page);
    await takeBack(page);
    await expect.poll(both).toEqual([IDS, IDS]);
  } finally {
    await second.stop();
  }
});
