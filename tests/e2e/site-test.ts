import { type RunningSite, startSite } from '@broadsheet/test-kit/site/start-site';
import { type BrowserContext, test as base, type Page } from '@playwright/test';
import { timeLimit } from '../../scripts/test-run/time-scale.mjs';
import { pressOnlyAwake } from './awake.ts';

/** Collects all complaints of a visitor's browser, except 404 and 410 of the requested page. */
const watchPages = (context: BrowserContext, refusals: readonly number[]): string[] => {
  const complaints: string[] = [];
  const isExpected = (text: string) =>
    refusals.some((status) => text.includes(`the server responded with a status of ${status}`));
  context.on('console', (message) => {
    const isOfPageItself = message.location().url === message.page()?.url();
    if (isOfPageItself && /status of (404|410)/.test(message.text())) return;
    if (isExpected(message.text())) return;
    // The browser's note about our own Clear-Site-Data header.
    if (message.text().startsWith('Clear-Site-Data header on')) return;
    // Playwright's note where a test does without the service worker.
    if (message.text() === 'Service Worker registration blocked by Playwright') return;
    // A browser timer that expires on a slow machine; preloads.spec checks its subject.
    if (message.text().includes('was preloaded using link preload but not used')) return;
    complaints.push(`console.${message.type()}: ${message.text()}`);
  });
  context.on('weberror', (fault) => complaints.push(`error: ${fault.error().message}`));
  context.on('response', (response) => {
    if (refusals.includes(response.status())) return;
    if (response.status() >= 400 && !response.request().isNavigationRequest()) {
      complaints.push(`${response.status()} ${response.url()}`);
    }
  });
  return complaints;
};

/** How many times slower than this machine the pages are to run: races show on slow machines. */
const SLOWNESS = Number(process.env.SLOWNESS ?? 1);

const slowDown = async (page: Page): Promise<void> => {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: SLOWNESS });
};

/** A test with a site of built programs; anything that its page writes to the console fails it. */
export const test = base.extend<
  { complaints: string[]; pressesEarly: boolean; refusals: readonly number[] },
  { site: RunningSite }
>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
    async ({}, use) => {
      const site = await startSite();
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: timeLimit(240_000) },
  ],
  /** True for tests that click before a page is hydrated; others wait until it is. */
  pressesEarly: [false, { option: true }],
  context: async ({ context, javaScriptEnabled, pressesEarly }, use) => {
    if (SLOWNESS > 1) context.on('page', slowDown);
    if (javaScriptEnabled !== false && !pressesEarly) context.on('page', pressOnlyAwake);
    await use(context);
  },
  /** The BFF's refusals in a test about them. */
  refusals: [[], { option: true }],
  complaints: [
    async ({ context, refusals }, use) => {
      const complaints = watchPages(context, refusals);
      await use(complaints);
      if (complaints.length > 0) throw new Error(`the page complained:\n${complaints.join('\n')}`);
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';
