import { BRANDS } from '@broadsheet/contract/brand';
import { withBenchSite } from '../servers/bench-site.ts';
import { startBothBrands } from '../servers/both-brands.ts';
import { openBrowser } from '../servers/browser.ts';
import { findFreePort } from '../servers/find-free-port.ts';
import { roundsOr } from '../servers/rounds.ts';
import { LIGHTHOUSE_VERSION, readLoad } from '../servers/versions.ts';
import { lighthouseTable, targetsTable, type VisitedPage } from './lighthouse-tables.ts';
import type { PageRun } from './read-report.ts';
import { installLighthouse, runLighthouse } from './run-lighthouse.ts';

const RUNS = roundsOr(5);
const KINDS = ['home', 'category', 'jobdetail', 'search'] as const;

export const LIGHTHOUSE_METHOD: readonly string[] = [
  `Lighthouse ${LIGHTHOUSE_VERSION} with its own phone and its own slow network and processor, which it simulates, against the built`,
  `site as \`npm start\` serves it, but for \`RATE_LIMIT=off\`. ${RUNS} visits a page in turns, each in a browser with an empty profile;`,
  'medians, and for performance the least. Bytes are all that were transferred, compressed. The audits that cost a point of the other',
  'three scores are named.',
];

/** Every page once a round, each round in a new browser. */
const visitAll = async (urls: readonly string[]): Promise<PageRun[][]> => {
  const runs: PageRun[][] = urls.map(() => []);
  for (let turn = 0; turn < RUNS; turn += 1) {
    const port = await findFreePort();
    const browser = await openBrowser(port);
    for (const [index, url] of urls.entries()) runs[index]?.push(await runLighthouse(url, port));
    await browser.close();
  }
  return runs;
};

/** Lighthouse results of the most visited pages, as lines of Markdown. */
export const benchLighthouse = (): Promise<string[]> =>
  withBenchSite(async (site) => {
    if (!installLighthouse())
      return ['Lighthouse could not be installed here; nothing was measured.'];
    const loadBefore = readLoad();
    const { urlOf, addressesOf } = await startBothBrands(site);
    const pages: { name: string; url: string }[] = [];
    for (const brand of BRANDS) {
      const addresses = await addressesOf(brand);
      for (const kind of KINDS)
        pages.push({ name: `${brand}: ${kind}`, url: urlOf(brand, addresses[kind]?.[0] ?? '/') });
    }
    const runs = await visitAll(pages.map(({ url }) => url));
    const visited = pages.map(
      ({ name }, index): VisitedPage => ({ name, runs: runs[index] ?? [] }),
    );
    return [
      ...lighthouseTable(visited),
      '',
      ...targetsTable(visited),
      '',
      `Load average of the machine ${loadBefore} before this run and ${readLoad()} at its end.`,
    ];
  });
