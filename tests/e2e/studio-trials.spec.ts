import type { RunningSite } from '@broadsheet/test-kit/site/start-site';
import type { Browser, Page } from '@playwright/test';
import { expectNoBarriers } from './no-barriers.ts';
import { expect, test } from './site-test.ts';
import { logIn, publish } from './studio-site.ts';

const KEY = 'partners-first';
const HOME = 'layouts/home.json';
const VISITORS = Array.from(
  { length: 40 },
  (_, number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
);

/** A call of Studio, as its own pages make it. */
const call = async (page: Page, method: string, path: string, body?: object) => {
  const answer = await page.evaluate(
    async ([how, where, json]) => {
      const headers = { 'content-type': 'application/json' };
      const init = json ? { method: how, headers, body: json } : { method: how };
      const response = await fetch(`/studio/api${where}`, init);
      return { ok: response.ok, body: await response.json() };
    },
    [method, path, body ? JSON.stringify(body) : ''] as const,
  );
  if (!answer.ok) throw new Error(`${path}: ${JSON.stringify(answer.body)}`);
  return answer.body;
};

/** A change that moves the partners before the skills and gives them another title. */
const editHome = async (page: Page): Promise<string> => {
  const { id } = await call(page, 'POST', '/changes', { title: 'Partners first' });
  const { text } = await call(page, 'GET', `/file?file=${HOME}`);
  const layout = JSON.parse(text);
  const rest = layout.order.filter((block: string) => block !== 'partners');
  layout.order = rest.toSpliced(rest.indexOf('skills'), 0, 'partners');
  layout.blocks.partners.settings.title = 'Who teaches it';
  const edited = { file: HOME, version: null, text: JSON.stringify(layout) };
  await call(page, 'PUT', `/changes/${id}/document`, edited);
  return id;
};

const cookiesOf = (vid: string) => ({ consent: 'all.1', vid });

const armOf = async (site: RunningSite, visitor: string): Promise<string | undefined> => {
  const cookie = Object.entries(cookiesOf(visitor))
    .map((pair) => pair.join('='))
    .join('; ');
  const answer = await site.request('tech', '/api/layout?path=/', { headers: { cookie } });
  return (await answer.json()).experiments[0]?.arm;
};

/** A visitor who was assigned an arm. */
const visitorIn = async (site: RunningSite, arm: string): Promise<string> => {
  for (const visitor of VISITORS) if ((await armOf(site, visitor)) === arm) return visitor;
  throw new Error(`nobody is in arm ${arm}`);
};

const openAs = async (browser: Browser, site: RunningSite, visitor: string) => {
  const context = await browser.newContext();
  const url = site.urlOf('tech', '/');
  await context.addCookies(
    Object.entries(cookiesOf(visitor)).map(([name, value]) => ({ name, value, url })),
  );
  const page = await context.newPage();
  /** The title of the partners, and the order of both blocks. */
  const see = async () => {
    await page.goto(url);
    const title = page.locator('[data-block-id="partners"] h2');
    const blocks = page.locator('[data-block-id="partners"], [data-block-id="skills"]');
    return [await title.textContent(), await blocks.first().getAttribute('data-block-id')];
  };
  return { see, close: () => context.close() };
};

const CONTROL = ['Learning partners', 'skills'];
const NEXT = ['Who teaches it', 'partners'];

test('an edit of a page is tried on a part of the people, and stopped for all', async ({
  page,
  browser,
  site,
}) => {
  await page.goto(site.urlOf('tech', '/studio'));
  await logIn(page, 'marketer@tech.example');
  const id = await editHome(page);
  await page.goto(site.urlOf('tech', `/studio/changes/${id}`));
  await page.getByRole('button', { name: 'Test Home as an experiment…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Experiment name').fill('Partners!');
  await expect(dialog.getByText('Use lower-case letters, numbers and hyphens')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Create experiment' })).toBeDisabled();
  await expectNoBarriers(page);
  await dialog.getByLabel('Experiment name').fill(KEY);
  await dialog.getByLabel('Hypothesis (what you expect)').fill('More people apply.');
  await dialog.getByRole('button', { name: 'Create experiment' }).click();
  await expect(
    page.getByText(`${KEY} added to this draft. Publish the draft to start it.`),
  ).toBeVisible();
  await expect(page.getByText(`in group next of experiment ${KEY}`).first()).toBeVisible();
  await publish(page);

  // The response to the publication says that the site serves it, so there is no wait here.
  const one = await openAs(browser, site, await visitorIn(site, 'control'));
  const other = await openAs(browser, site, await visitorIn(site, 'next'));
  const see = async () => [await one.see(), await other.see()];
  expect(await see()).toEqual([CONTROL, NEXT]);

  await page.getByRole('navigation').getByRole('link', { name: 'Experiments' }).click();
  const card = page.getByRole('article', { name: KEY });
  await card.getByRole('button', { name: 'Stop experiment…' }).click();
  await page.getByRole('button', { name: 'Stop now' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(card.getByText('Stopped', { exact: true })).toBeVisible();
  await expect(
    page.getByText('Stopped. Everyone sees the control page.', { exact: true }),
  ).toBeVisible();
  expect(await see()).toEqual([CONTROL, CONTROL]);
  await Promise.all([one.close(), other.close()]);

  const { revision } = await call(page, 'GET', `/changes/${id}`);
  const undo = await call(page, 'POST', `/revisions/${revision}/restore`, { to: 'undo' });
  const { version } = undo;
  const gone = await call(page, 'POST', `/changes/${undo.id}/publish`, { version });
  expect(gone.serves).toBe(true);
});
