import { withBenchSite } from '../servers/bench-site.ts';
import { startBothBrands } from '../servers/both-brands.ts';
import { openBrowser } from '../servers/browser.ts';
import { readLoad } from '../servers/versions.ts';
import { spreadOf } from '../spread.ts';
import { type Journey, SLOWDOWN, takeJourney, VISITS } from './visit.ts';

const REQUESTED_MS = 100;

export const NAVIGATION_METHOD: readonly string[] = [
  `Chromium in the size of a phone, its processor slowed down ${SLOWDOWN} times, against the built site. Each journey goes`,
  `${VISITS} times by a link and back. The page behind a link is loaded before the click, because the pointer rested on it;`,
  'the page before is in memory. Measured from the event of the click, or from the call of the history to go',
  'back, to a task queued in the frame that paints the new page. A page that loads in full instead ends the bench.',
];

const inMs = (value: number): string => value.toFixed(0);

/** One row of a repeated navigation. */
export const navigationRow = (name: string, times: readonly number[]): string => {
  const { median, min, max } = spreadOf(times);
  const reached = median < REQUESTED_MS ? 'yes' : 'no';
  return `| ${[name, inMs(median), inMs(min), inMs(max), reached].join(' | ')} |`;
};

/** The time until a prefetched page is painted, as lines of Markdown. */
export const benchNavigation = (): Promise<string[]> =>
  withBenchSite(async (site) => {
    const loadBefore = readLoad();
    const { urlOf, addressesOf } = await startBothBrands(site);
    const { category } = await addressesOf('tech');
    const journeys: Journey[] = [
      {
        name: 'home to category',
        from: urlOf('tech', '/'),
        links: 'main [data-block-type="job-categories"] a[href^="/c/"]',
      },
      {
        name: 'category to job',
        from: urlOf('tech', category?.[0] ?? '/'),
        links: 'main h3 a[href^="/j/"]',
      },
    ];
    const browser = await openBrowser();
    const rows: string[] = [];
    for (const journey of journeys) {
      const { name, forward, back } = await takeJourney(browser, journey);
      rows.push(
        navigationRow(`${name}, by its link`, forward),
        navigationRow(`${name}, back`, back),
      );
    }
    return [
      `| way | median, ms | least | worst | median below ${REQUESTED_MS} ms |`,
      '|---|---|---|---|---|',
      ...rows,
      '',
      `Load average of the machine ${loadBefore} before this run and ${readLoad()} at its end.`,
    ];
  });
