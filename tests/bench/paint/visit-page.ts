import { fileURLToPath } from 'node:url';
import type { Browser } from '@playwright/test';

declare global {
  interface Window {
    /** Each is larger than the ones before. */
    largestPaints: { readonly ms: number; readonly part: string }[];
  }
}

const RECORDER = fileURLToPath(new URL('record-paints.js', import.meta.url));
const PHONE = { width: 390, height: 844 };
export const PAINT_SLOWDOWN = 4;
/** On a machine that is busy with other work, too. */
const MAX_VISIT_MS = 120_000;

export interface PageVisit {
  readonly firstMs: number;
  readonly largestMs: number;
  /** The block and the element that were painted last. */
  readonly part: string;
}

/** Visits a page with an empty profile. */
export const visitPage = async (browser: Browser, url: string): Promise<PageVisit> => {
  const context = await browser.newContext({ viewport: PHONE, locale: 'en-IN' });
  await context.addInitScript({ path: RECORDER });
  const page = await context.newPage();
  page.setDefaultTimeout(MAX_VISIT_MS);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: PAINT_SLOWDOWN });
  await page.goto(url, { waitUntil: 'load' });
  await page.getByRole('region', { name: 'Cookies' }).waitFor();
  await page.waitForFunction(
    () =>
      window.largestPaints.length > 0 &&
      document.documentElement.style.getPropertyValue('--note') !== '',
  );
  const visit = await page.evaluate(async () => {
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
    const [first] = performance.getEntriesByName('first-contentful-paint');
    const largest = window.largestPaints.at(-1);
    if (!first || !largest) throw new Error('nothing was painted');
    return { firstMs: first.startTime, largestMs: largest.ms, part: largest.part };
  });
  await context.close();
  return visit;
};
