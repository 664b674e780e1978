import { findFreePort } from '@broadsheet/test-kit/site/free-port';
import { type RunningSite, startSite } from '@broadsheet/test-kit/site/start-site';
import type { Response } from '@playwright/test';
import { timeLimit } from '../../scripts/test-run/time-scale.mjs';
import { PURGE_SECRET, startVarnish } from '../edge/start-varnish.ts';
import { test as siteTest } from './site-test.ts';

/** No client of these tests is a front. */
const NO_FRONT = '192.0.2.1';

/** A test with a site of its own, whose addresses for browsers lead through Varnish. */
export const test = siteTest.extend<object, { site: RunningSite }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
    async ({}, use) => {
      const port = await findFreePort();
      const site = await startSite({
        TRUST_PROXY: '127.0.0.1',
        EDGE_PURGE_URLS: `http://127.0.0.1:${port}`,
        EDGE_PURGE_SECRET: PURGE_SECRET,
      });
      const bff = `127.0.0.1:${site.port}`;
      const varnish = await startVarnish({ bffs: [bff, bff], port, front: NO_FRONT });
      await use({ ...site, urlOf: (brand, path) => `http://${brand}.localhost:${port}${path}` });
      await varnish.close();
      await site.stop();
    },
    { scope: 'worker', timeout: timeLimit(240_000) },
  ],
});

/** Whether Varnish answered by itself. */
export const isHit = (response: Response | null): boolean =>
  response?.headers()['cache-status'] === 'edge; hit';
