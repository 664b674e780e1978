import { BRANDS } from '@broadsheet/contract/brand';
import { withBenchSite } from '../servers/bench-site.ts';
import { startBothBrands } from '../servers/both-brands.ts';
import { openBrowser } from '../servers/browser.ts';
import { roundsOr } from '../servers/rounds.ts';
import { readLoad } from '../servers/versions.ts';
import { paintTable, type VisitedPage } from './paint-table.ts';
import { PAINT_SLOWDOWN, visitPage } from './visit-page.ts';

const VISITS = roundsOr(5);
const KINDS = ['home', 'category'] as const;

export const PAINT_METHOD: readonly string[] = [
  `Chromium in the size of a phone, its processor slowed down ${PAINT_SLOWDOWN} times, against the built site. ${VISITS} visits a page in turns`,
  'after one that does not count, each with an empty profile, so that the cookie question is asked. The largest paint is what the',
  'browser reports until the page is loaded and its question can be answered; the part is that of the last visit.',
];

/** When the largest content of the most visited pages is painted, as lines of Markdown. */
export const benchPaint = (): Promise<string[]> =>
  withBenchSite(async (site) => {
    const loadBefore = readLoad();
    const { urlOf, addressesOf } = await startBothBrands(site);
    const pages: (VisitedPage & { url: string })[] = [];
    for (const brand of BRANDS) {
      const addresses = await addressesOf(brand);
      for (const kind of KINDS) {
        const url = urlOf(brand, addresses[kind]?.[0] ?? '/');
        pages.push({ name: `${brand}: ${kind}`, url, visits: [] });
      }
    }
    const browser = await openBrowser();
    for (let turn = 0; turn <= VISITS; turn += 1)
      for (const { url, visits } of pages) {
        const visit = await visitPage(browser, url);
        if (turn > 0) visits.push(visit);
      }
    return [
      ...paintTable(pages),
      '',
      `Load average of the machine ${loadBefore} before this run and ${readLoad()} at its end.`,
    ];
  });
