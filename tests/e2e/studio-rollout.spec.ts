import type { Browser, BrowserContext, Page } from '@playwright/test';
import { expect, test } from './site-test.ts';
import { logIn } from './studio-site.ts';

const FILE = 'layouts/aboutus.json';
const NEXT = 'About all of us';
const MAX_VISITORS = 20;

// The login check of a page without a session.
test.use({ refusals: [401] });

/** A call of Studio with the session of the page. */
const callStudio = (page: Page, path: string, body?: object, method = 'POST') =>
  page.evaluate(
    async ([at, sent, by]) => {
      const headers = { 'content-type': 'application/json' };
      const call = sent ? { method: by, headers, body: JSON.stringify(sent) } : {};
      return (await fetch(`/studio/api${at}`, call)).json();
    },
    [path, body, method] as const,
  );

/** Starts a rollout of another heading; returns its number. */
const rollOut = async (page: Page): Promise<number> => {
  const { text } = await callStudio(page, `/file?file=${FILE}`);
  const layout = JSON.parse(text);
  layout.blocks.text.settings.title = NEXT;
  const { id } = await callStudio(page, '/changes', { title: 'A new heading' });
  const save = { file: FILE, version: null, text: JSON.stringify(layout, null, 2) };
  const { version } = await callStudio(page, `/changes/${id}/document`, save, 'PUT');
  const bounds = { blockErrors: 0.02, applyFall: 0.2 };
  const sent = { version, share: 0.5, bounds };
  const { number, pages } = await callStudio(page, `/changes/${id}/rollout`, sent);
  expect(pages).toEqual(['aboutus']);
  return number;
};

/** A new browser that has agreed to be counted, and whether it is served the next content. */
const openVisitor = async (browser: Browser, url: string) => {
  const context = await browser.newContext();
  await context.addCookies([{ name: 'consent', value: 'all.1', url }]);
  return { context, isNext: (await headingFor(context, url)) === NEXT };
};
const headingFor = async (context: BrowserContext, url: string): Promise<string | null> => {
  const page = await context.newPage();
  await page.goto(url);
  const heading = await page.getByRole('heading', { level: 1 }).textContent();
  await page.close();
  return heading;
};

test('a browser that is served a change keeps it from page to page, until it is stopped', async ({
  page,
  site,
  browser,
}) => {
  await page.goto(site.urlOf('tech', '/studio'));
  await logIn(page, 'marketer@tech.example');
  const number = await rollOut(page);
  const url = site.urlOf('tech', '/aboutus');
  const visitors = [];
  for (let tries = 0; tries < MAX_VISITORS; tries += 1) {
    visitors.push(await openVisitor(browser, url));
    if (new Set(visitors.map(({ isNext }) => isNext)).size === 2) break;
  }
  expect(new Set(visitors.map(({ isNext }) => isNext)).size).toBe(2);
  for (const { context, isNext } of visitors)
    expect((await headingFor(context, url)) === NEXT).toBe(isNext);
  const { headers } = await site.request('tech', '/aboutus');
  expect(headers.get('cache-control')).toBe('private, no-cache');

  const stopped = await callStudio(page, `/rollouts/${number}/stop`, {});
  expect(stopped.state).toBe('stopped');
  for (const { context } of visitors) {
    expect(await headingFor(context, url)).not.toBe(NEXT);
    await context.close();
  }
});
