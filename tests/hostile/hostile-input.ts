/**
 * Whether hostile input harms anybody but its sender: `tsx tests/hostile/hostile-input.ts`, on a built site. Exits with
 * 1 where a request is answered 5xx, a breaker opens or another person's order fails.
 */
import { startSite } from '@broadsheet/test-kit/site/start-site';
import { attackSite, attackSlowly } from './input/attack-site.ts';

const AT_ONCE = 4;
/** Below the rate limit of an address, and enough to have closed payments once. */
const SLOW = { attacks: 110, everyMs: 232, orders: 25 };
const SHOWN_FAULTS = 40;

let missed = 0;
const check = (what: string, value: number, wanted: number): void => {
  if (value !== wanted) missed += 1;
  console.log(`${value === wanted ? 'ok  ' : 'NOT '} ${what}: ${value}, wanted ${wanted}`);
};

const site = await startSite({ ADMISSION: 'off' });
try {
  const report = await attackSite(site, { every: 1, atOnce: AT_ONCE });
  console.log(`${report.sent} requests:`, JSON.stringify(report.statuses));
  for (const fault of report.faults.slice(0, SHOWN_FAULTS)) console.log(`    ${fault}`);
  check('requests answered 5xx or not at all', report.faults.length, 0);
  check('breakers opened', report.breakersOpened, 0);
  check('orders of somebody else answered', report.ordersAnswered, report.orders);
  const slow = await attackSlowly(site, SLOW);
  check(
    'NUL from one address answered otherwise than 400',
    slow.statuses.filter((status) => status !== 400).length,
    0,
  );
  check('orders of somebody else answered meanwhile', slow.ordersAnswered, SLOW.orders);
} finally {
  await site.stop();
}
process.exitCode = missed > 0 ? 1 : 0;
