import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { findBrowser } from '../../scripts/setup/find-browser.mjs';
import { imitateNextBuild } from './imitate-next-build.ts';
import type { createRequesterByName } from './request-by-name.ts';
import type { TestCluster } from './start-cluster.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const TODAY = join(ROOT, 'renderer/dist');
/** Often enough to reach both BFFs. */
const TIMES = 2;
const STEPS = 12;

type RequestByName = ReturnType<typeof createRequesterByName>['request'];

/** Files of a build that are missing at the site's single address. */
const findMissing = async (request: RequestByName, dir: string): Promise<string[]> => {
  const missing: string[] = [];
  for (const name of readdirSync(join(dir, 'client/assets')))
    for (let time = 0; time < TIMES && /\.(js|css)$/.test(name); time += 1) {
      const { status } = await request('tech', `/assets/${name}`);
      if (status !== 200) missing.push(`/assets/${name}: ${status}`);
    }
  return missing;
};

/** Navigates from page to page by links, and returns the failures: requests, script errors, pages without a title. */
const browse = async (
  port: number,
): Promise<{ visited: number; loaded: number; faults: string[] }> => {
  const { executablePath, env } = await findBrowser(ROOT, () => undefined);
  const browser = await chromium.launch({
    executablePath,
    env: { ...process.env, ...env } as Record<string, string>,
  });
  const faults: string[] = [];
  const visited: string[] = [];
  let loaded = 0;
  try {
    const page = await browser.newPage();
    page.on('pageerror', (error) => faults.push(`script: ${error.message}`));
    page.on('load', () => {
      loaded += 1;
    });
    page.on('response', (answer) => {
      // 422 means that another build answers: the page is then loaded in full.
      if (answer.status() >= 400 && answer.status() !== 422)
        faults.push(`${answer.url()}: ${answer.status()}`);
    });
    await page.goto(`http://tech.localhost:${port}/`);
    for (let step = 0; step < STEPS; step += 1) {
      const links = page.locator(
        'main a[href^="/"]:visible, main a[href^="http://tech.localhost"]:visible',
      );
      const count = await links.count();
      const hrefs = await links.evaluateAll((all) =>
        all.map((link) => (link as HTMLAnchorElement).href),
      );
      const next = hrefs.findIndex(
        (href) => !visited.includes(href) && !href.includes('#') && !href.includes('/employers'),
      );
      if (count === 0 || next < 0) {
        await page.goto(`http://tech.localhost:${port}/`);
        continue;
      }
      const href = hrefs[next] ?? '';
      visited.push(href);
      await Promise.all([page.waitForURL(href), links.nth(next).click()]);
      if ((await page.locator('h1').count()) === 0) faults.push(`${href} has no heading`);
    }
  } finally {
    await browser.close();
  }
  return { visited: visited.length, loaded, faults };
};

/** One BFF runs a future build, the other the current one: returns everything that fails for a visitor. */
export const mixVersions = async ({ cluster, dataDir }: TestCluster, request: RequestByName) => {
  const next = join(dataDir, 'next-build');
  imitateNextBuild(TODAY, next);
  await cluster.replace('bff-2', { RENDERER_DIR: next });
  const missing = [...(await findMissing(request, TODAY)), ...(await findMissing(request, next))];
  const { visited, loaded, faults } = await browse(cluster.ports.site);
  await cluster.replace('bff-2');
  return { visited, loaded, faults: [...missing, ...faults] };
};
