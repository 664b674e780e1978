/**
 * What the site does at three times of what it can: `tsx tests/load/overload.ts [seconds] [seed]`, on a site that is
 * built, and on a machine that does nothing else. Exits with 1 where a number is missed.
 *
 * The BFF has a core to itself; the load shares the other with services and PostgreSQL. So capacity is that of this
 * arrangement, and only the ratios mean something elsewhere.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { TEST_SITE_SECRET } from '@broadsheet/test-kit/database/create-test-services';
import { startSite } from '@broadsheet/test-kit/site/start-site';
import { giveServerCore, leaveServerCore, PINNING } from '../bench/servers/cores.ts';
import { createSeededRandom } from '../hostile/seeded-random.ts';
import { addPeople } from './kills/people.ts';
import { openAsker } from './overload/ask-mixed.ts';
import { figuresOf, type LoadFigures, percentile } from './overload/load-figures.ts';
import { createMix, findJobPaths } from './overload/mixed-requests.ts';
import { askAtRate, askInTurn } from './overload/put-mixed-load.ts';

const SECONDS = Number(process.argv[2] ?? 20);
const SEED = Number(process.argv[3] ?? 20_261_122);
const TIMES = 3;
const CLIENTS = [1, 8, 16, 32, 64];
const CONNECTIONS = 512;
const SETTLE_SECONDS = 3;
const PEOPLE = 60;
const JOBS = 40;
const HEALTH_EVERY_MS = 50;

let missed = 0;
const judge = (what: string, value: number, isKept: boolean, wanted: string): void => {
  if (!isKept) missed += 1;
  console.log(`${isKept ? 'ok  ' : 'NOT '} ${what}: ${value.toFixed(2)}, wanted ${wanted}`);
};
const show = (what: string, figures: LoadFigures): void => {
  const { goodPerSecond, p50, p99, refused, others } = figures;
  const times = `p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`;
  console.log(
    `     ${what}: ${goodPerSecond.toFixed(0)} good/s, ${times}, ${refused} refused, others ${JSON.stringify(others)}`,
  );
};

leaveServerCore();
console.log(PINNING);
const site = await startSite({ LOG_LEVEL: 'fatal', SITE_SECRET: TEST_SITE_SECRET });
giveServerCore(site.pidOf('bff'));
const origin = `http://127.0.0.1:${site.port}`;
const asker = openAsker(origin, CONNECTIONS);
try {
  const people = await addPeople(site, PEOPLE, JOBS);
  const jobPaths = await findJobPaths(site, people.jobIds);
  const next = createMix(people, jobPaths, createSeededRandom(SEED).below);
  await askInTurn(asker, next, { clients: 16, seconds: SETTLE_SECONDS });

  let peak: LoadFigures | null = null;
  for (const clients of CLIENTS) {
    const answers = await askInTurn(asker, next, { clients, seconds: SECONDS / 2 });
    const figures = figuresOf(answers, SECONDS / 2);
    show(`${clients} clients in turn`, figures);
    if (!peak || figures.goodPerSecond > peak.goodPerSecond) peak = figures;
  }
  if (!peak || peak.goodPerSecond === 0) throw new Error('nothing was answered');

  const perSecond = peak.goodPerSecond * TIMES;
  const settling = await askAtRate(asker, next, { perSecond, seconds: SETTLE_SECONDS });
  show(`the first ${SETTLE_SECONDS} s`, figuresOf(settling, SETTLE_SECONDS));
  const health: number[] = [];
  const isOver = new AbortController();
  const watch = (async () => {
    while (!isOver.signal.aborted) {
      const began = performance.now();
      const { ok } = await fetch(`${origin}/health/live`);
      health.push(ok ? performance.now() - began : Number.POSITIVE_INFINITY);
      await wait(HEALTH_EVERY_MS);
    }
  })();
  const answers = await askAtRate(asker, next, { perSecond, seconds: SECONDS });
  isOver.abort();
  await watch;
  const figures = figuresOf(answers, SECONDS);
  show(`${TIMES} times, ${perSecond.toFixed(0)}/s asked`, figures);
  const { success } = figures;
  console.log(
    `     sheddable ${(success.sheddable * 100).toFixed(1)} %, normal ${(success.normal * 100).toFixed(1)} %`,
  );

  const goodput = figures.goodPerSecond / peak.goodPerSecond;
  judge('goodput of the peak', goodput, goodput >= 0.9, 'at least 0.9');
  const slower = figures.p99 / peak.p99;
  judge('p99 of what is admitted, times that at the peak', slower, slower <= 2, 'at most 2');
  judge('p99 of refusals, ms', figures.refusalP99, figures.refusalP99 <= 50, 'at most 50');
  judge(
    'refusals without Retry-After',
    figures.withoutRetryAfter,
    figures.withoutRetryAfter === 0,
    '0',
  );
  judge(
    'critical requests answered, %',
    success.critical * 100,
    success.critical >= 0.994,
    'at least 99.4',
  );
  const healthP99 = percentile(health, 0.99);
  judge('p99 of health, ms', healthP99, healthP99 <= 100, 'at most 100');
} finally {
  await asker.close();
  await site.stop();
}
process.exitCode = missed === 0 ? 0 : 1;
