/**
 * What the site does at three times of what it can: `tsx tests/load/overload.ts [seconds] [seed] [mix]`, on a site that is
 * built, and on a machine that does nothing else. Exits with 1 where a number is missed.
 *
 * The BFF has a core to itself, services and PostgreSQL the other; the load takes what it needs from one of them, and as
 * much at the peak as beyond it. So capacity is that of this arrangement, and only the ratios mean something elsewhere.
 * Machines are quicker in one minute than in the next: what the site can do and what it does beyond that are measured in turns.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { TEST_SITE_SECRET } from '@broadsheet/test-kit/database/create-test-services';
import { type RunningSite, startSite } from '@broadsheet/test-kit/site/start-site';
import {
  giveServerCore,
  haveGiveWay,
  joinServerCore,
  leaveServerCore,
  PINNING,
} from '../bench/servers/cores.ts';
import { descendantsOf } from '../bench/servers/process-figures.ts';
import { createSeededRandom } from '../hostile/seeded-random.ts';
import { addPeople } from './kills/people.ts';
import { type Asker, type MixedAnswer, openAsker } from './overload/ask-mixed.ts';
import { collectGarbage } from './overload/collect-garbage.ts';
import {
  figuresOf,
  type LoadFigures,
  percentile,
  type Worths,
  worthsOf,
} from './overload/load-figures.ts';
import {
  createMix,
  findJobPaths,
  findListPaths,
  type Mix,
  type MixedRequest,
} from './overload/mixed-requests.ts';
import { askAtRate, askInTurn } from './overload/put-mixed-load.ts';
import { takeShare } from './overload/take-share.ts';
import { watchCpu } from './overload/watch-cpu.ts';

const SECONDS = Number(process.argv[2] ?? 20);
const SEED = Number(process.argv[3] ?? 20_261_122);
const ASKED_MIX = process.argv[4];
/** In one the BFF has more to do than the services, in the other PostgreSQL and these: the load keeps away from them. */
const TRIED: readonly { readonly mix: Mix; readonly keepAway: () => void }[] = [
  { mix: 'pages', keepAway: leaveServerCore },
  { mix: 'people', keepAway: joinServerCore },
];
const ROUNDS = 4;
const TIMES = 3;
const CLIENTS = [2, 4, 6, 8, 12, 16];
const CONNECTIONS = 512;
const SETTLE_SECONDS = 3;
/** Of a look at each number of clients, several times in turns: one is quicker than the next by as much as they differ. */
const LOOK_SECONDS = 2;
const LOOKS = 3;
const PEOPLE = 60;
const JOBS = 400;
const HEALTH_EVERY_MS = 50;

let missed = 0;
const judge = (what: string, value: number, isKept: boolean, wanted: string): void => {
  if (!isKept) missed += 1;
  console.log(`${isKept ? 'ok  ' : 'NOT '} ${what}: ${value.toFixed(2)}, wanted ${wanted}`);
};
const show = (what: string, figures: LoadFigures): void => {
  const { goodput, goodPerSecond, p50, p99, refused, refusalP99, others } = figures;
  const good = `${goodput.toFixed(0)} goodput (${goodPerSecond.toFixed(0)}/s)`;
  const times = `p50 ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms`;
  const rest = `${refused} refused within ${refusalP99.toFixed(0)} ms, others ${JSON.stringify(others)}`;
  console.log(`     ${what}: ${good}, ${times}, ${rest}`);
};

interface Overloaded {
  readonly site: RunningSite;
  readonly asker: Asker;
  readonly next: () => MixedRequest;
}

/** How many clients it takes, each of which asks anew as soon as it is answered, for the most goodput. */
const findBest = async ({ asker, next }: Overloaded, worths: Worths) => {
  const answers = new Map<number, MixedAnswer[]>(CLIENTS.map((clients) => [clients, []]));
  for (let look = 0; look < LOOKS; look += 1)
    for (const [clients, seen] of answers)
      seen.push(...(await askInTurn(asker, next, { clients, seconds: LOOK_SECONDS })));
  let best = { clients: 0, goodput: 0 };
  for (const [clients, seen] of answers) {
    const figures = figuresOf(seen, LOOK_SECONDS * LOOKS, worths);
    show(`${clients} clients in turn`, figures);
    if (figures.goodput > best.goodput) best = { clients, goodput: figures.goodput };
  }
  if (best.goodput === 0) throw new Error('nothing was answered');
  return best;
};

/** Health as somebody sees it who looks while `work` is done, in milliseconds. */
const watchHealth = async <T>({ site }: Overloaded, work: () => Promise<T>) => {
  const times: number[] = [];
  const isOver = new AbortController();
  const watch = (async () => {
    while (!isOver.signal.aborted) {
      const began = performance.now();
      const { ok } = await fetch(`http://127.0.0.1:${site.port}/health/live`);
      times.push(ok ? performance.now() - began : Number.POSITIVE_INFINITY);
      await wait(HEALTH_EVERY_MS);
    }
  })();
  const result = await work();
  isOver.abort();
  await watch;
  return { result, times };
};

const overload = async (overloaded: Overloaded): Promise<void> => {
  const { site, asker, next } = overloaded;
  await askInTurn(asker, next, { clients: 4, seconds: SETTLE_SECONDS });
  const worths = worthsOf(await askInTurn(asker, next, { clients: 1, seconds: SECONDS / 2 }));
  const best = await findBest(overloaded, worths);
  const perSecond = best.goodput * TIMES;
  const seconds = SECONDS / ROUNDS;
  const [atPeak, beyond, health]: [MixedAnswer[], MixedAnswer[], number[]] = [[], [], []];
  const tellTrial = watchCpu(site);
  await askAtRate(asker, next, { perSecond, seconds: SETTLE_SECONDS });
  let shareOfLoad = tellTrial('beyond it, to try');
  await wait(SETTLE_SECONDS * 1_000);
  for (let round = 0; round < ROUNDS; round += 1) {
    const tellPeak = watchCpu(site);
    const endShare = takeShare(shareOfLoad);
    atPeak.push(...(await askInTurn(asker, next, { clients: best.clients, seconds })));
    endShare();
    tellPeak('at the peak');
    collectGarbage();
    const tellBeyond = watchCpu(site);
    const { result, times } = await watchHealth(overloaded, () =>
      askAtRate(asker, next, { perSecond, seconds: SETTLE_SECONDS + seconds }),
    );
    shareOfLoad = tellBeyond('beyond it');
    // In the order in which they were asked for: the first are those of a burst that is not known to last.
    beyond.push(...result.slice(perSecond * SETTLE_SECONDS));
    health.push(...times);
    // Who had to wait is answered by then, and the next round begins with a site at peace.
    await wait(SETTLE_SECONDS * 1_000);
  }
  const peak = figuresOf(atPeak, SECONDS, worths);
  const figures = figuresOf(beyond, SECONDS, worths);
  show(`${best.clients} clients in turn`, peak);
  show(`${TIMES} times, ${perSecond.toFixed(0)}/s asked`, figures);
  const { success, refusalP99, withoutRetryAfter } = figures;
  const shares = Object.entries(success).map(([name, share]) => `${name} ${share.toFixed(3)}`);
  console.log(`     answered: ${shares.join(', ')}`);

  const goodput = figures.goodput / peak.goodput;
  judge('goodput of the peak', goodput, goodput >= 0.9, 'at least 0.9');
  const slower = figures.p99 / peak.p99;
  judge('p99 of what is admitted, times that at the peak', slower, slower <= 2, 'at most 2');
  judge('p99 of refusals, ms', refusalP99, refusalP99 <= 50, 'at most 50');
  judge('refusals without Retry-After', withoutRetryAfter, withoutRetryAfter === 0, '0');
  const critical = success.critical * 100;
  judge('critical requests answered, %', critical, critical >= 99.4, 'at least 99.4');
  const healthP99 = percentile(health, 0.99);
  judge('p99 of health, ms', healthP99, healthP99 <= 100, 'at most 100');
};

// A load that comes late would be taken for a slow answer.
leaveServerCore();
console.log(PINNING);
const site = await startSite({ LOG_LEVEL: 'fatal', SITE_SECRET: TEST_SITE_SECRET });
giveServerCore(site.pidOf('bff'));
haveGiveWay(descendantsOf(process.pid));
const asker = openAsker(`http://127.0.0.1:${site.port}`, CONNECTIONS);
try {
  const people = await addPeople(site, PEOPLE, JOBS);
  const jobPaths = await findJobPaths(site, people.jobIds);
  const listPaths = await findListPaths(site);
  const askable = { ...people, jobPaths, listPaths };
  for (const { mix, keepAway } of TRIED) {
    if (ASKED_MIX && mix !== ASKED_MIX) continue;
    console.log(`── ${mix}`);
    keepAway();
    const next = createMix(mix, askable, createSeededRandom(SEED).below);
    await overload({ site, asker, next });
  }
} finally {
  await asker.close();
  await site.stop();
}
process.exitCode = missed === 0 ? 0 : 1;
