import { expect, it } from 'vitest';
import { attackSite } from '../hostile/input/attack-site.ts';
import { useRunningSite } from './running-site.ts';

/** Each of them is sent by `npm run verify -- hostile`. */
const EVERY = 23;

const site = useRunningSite();

it('hostile input is answered to its sender, opens no breaker, and keeps nobody from ordering', async () => {
  const report = await attackSite(site(), { every: EVERY, atOnce: 2 });
  expect(report.sent).toBeGreaterThan(100);
  expect(report.orders).toBeGreaterThan(0);
  expect(report).toMatchObject({
    faults: [],
    breakersOpened: 0,
    ordersAnswered: report.orders,
  });
});
