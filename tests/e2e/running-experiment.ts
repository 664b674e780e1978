import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RunningSite } from '@broadsheet/test-kit/site/start-site';
import type { BrowserContext } from '@playwright/test';

export const EXPERIMENT = 'tried-order';
/** Far down on the home page, and there in every arm. */
export const SEEN_BLOCK = 'cities';

/** Two arms of the home page, for which only those count who have seen the block. */
export const startExperiment = (site: RunningSite): (() => void) => {
  const home = join(site.contentDir, 'layouts/home.json');
  const file = join(site.contentDir, 'layouts/experiments.json');
  const before = readFileSync(home, 'utf8');
  const shipped = readFileSync(file, 'utf8');
  const layout = JSON.parse(before);
  layout.variants.push({
    name: 'tried by a test',
    when: { experiment: { [EXPERIMENT]: ['b'] } },
    place: [
      { block: 'partners', after: 'skills' },
      { block: 'companies', after: 'partners' },
    ],
  });
  const experiment = {
    page: 'home',
    unit: 'visitor',
    variants: { control: 50, b: 50 },
    status: 'running',
    activation: { block: SEEN_BLOCK },
  };
  writeFileSync(file, JSON.stringify({ ...JSON.parse(shipped), [EXPERIMENT]: experiment }));
  writeFileSync(home, JSON.stringify(layout));
  return () => {
    writeFileSync(home, before);
    writeFileSync(file, shipped);
  };
};

export const servedArm = async (site: RunningSite): Promise<string | undefined> => {
  const page = await (await site.request('tech', '/api/layout?path=/')).json();
  return page.experiments[0]?.arm;
};

export const countExposures = async (site: RunningSite): Promise<number> => {
  const metrics = await (await fetch(`http://127.0.0.1:${site.metricsPorts.bff}/metrics`)).text();
  return Number(/^experiment_exposures_total(?:\{[^}]*\})? (\d+)/m.exec(metrics)?.[1] ?? 0);
};

export const acceptCookies = (context: BrowserContext, site: RunningSite) =>
  context.addCookies([{ name: 'consent', value: 'all.1', url: site.urlOf('tech', '/') }]);
