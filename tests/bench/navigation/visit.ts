import { fileURLToPath } from 'node:url';
import type { Browser, Page } from '@playwright/test';
import { roundsOr } from '../servers/rounds.ts';

declare global {
  interface Window {
    /** Waits for the next soft navigation. */
    armNavigation: () => void;
    goBack: () => void;
    /** From the click, or from `goBack`, to the paint that shows the page. */
    navigationMs: Promise<number>;
  }
}

const TIMER = fileURLToPath(new URL('time-to-paint.js', import.meta.url));
const PHONE = { width: 390, height: 844 };
export const SLOWDOWN = 4;
export const VISITS = roundsOr(20);

export interface Journey {
  readonly name: string;
  /** The absolute address that it starts from. */
  readonly from: string;
  /** Finds the links that are followed, one after the other. */
  readonly links: string;
}

export interface JourneyTimes {
  readonly name: string;
  readonly forward: readonly number[];
  readonly back: readonly number[];
}

const openPhone = async (browser: Browser): Promise<Page> => {
  const context = await browser.newContext({ viewport: PHONE, locale: 'en-IN' });
  await context.addInitScript({ path: TIMER });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  return page;
};

/** Hovers over a link until its page is prefetched, as a visitor does before clicking. */
const meanLink = async (page: Page, link: ReturnType<Page['locator']>): Promise<void> => {
  const path = await link.getAttribute('href');
  const query = `path=${encodeURIComponent(path ?? '')}&`;
  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.url().includes(query)),
    link.hover(),
  ]);
  await answer.finished();
};

/** Navigates there and back as often as requested; every page is prefetched. Throws when a page is loaded in full. */
export const takeJourney = async (browser: Browser, journey: Journey): Promise<JourneyTimes> => {
  const page = await openPhone(browser);
  const [forward, back]: [number[], number[]] = [[], []];
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await page.goto(journey.from);
  const links = page.locator(journey.links);
  const count = await links.count();
  for (let visit = 0; visit < VISITS; visit += 1) {
    const link = links.nth(visit % count);
    await meanLink(page, link);
    await page.evaluate(() => window.armNavigation());
    await link.click();
    forward.push(await page.evaluate(() => window.navigationMs));
    await page.evaluate(() => window.armNavigation());
    await page.evaluate(() => window.goBack());
    back.push(await page.evaluate(() => window.navigationMs));
  }
  await page.context().close();
  if (loads !== 1) throw new Error(`${journey.name}: ${loads - 1} pages were loaded in full`);
  return { name: journey.name, forward, back };
};
