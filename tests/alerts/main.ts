/**
 * Checks that each failure of a site fires its alerts and no misleading ones: `tsx tests/alerts/main.ts [scenario]`.
 * It needs a built site, and runs a real Prometheus with the rules of `deploy/prometheus`, shortened to seconds. It exits
 * with 1 if an alert does not fire, fires wrongly or does not end.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { TEST_SITE_SECRET } from '@broadsheet/test-kit/database/create-test-services';
import { startSite } from '@broadsheet/test-kit/site/start-site';
import { createSeededRandom } from '../hostile/seeded-random.ts';
import { addPeople } from '../load/kills/people.ts';
import { createMix, findJobPaths, findListPaths } from '../load/overload/mixed-requests.ts';
import { requestAtRate } from '../load/overload/put-mixed-load.ts';
import { openRequester } from '../load/overload/request-mixed.ts';
import type { AddLoad, Undo } from './scenario.ts';
import { createScenarios } from './scenarios.ts';
import { startPrometheus } from './start-prometheus.ts';

const ONLY_SCENARIO = process.argv[2];
const SPANS = { range: '30s', lasting: '4s' };
const SEED = 20_261_123;
const PEOPLE = 20;
const JOBS = 100;
const CONNECTIONS = 512;
/** Low enough that no request is refused. */
const USUAL_PER_SECOND = 20;
const WARM_UP_MS = 10_000;
const QUIET_MS = 45_000;
/** Pages are cached for a minute, which hides a failure for as long. */
const MAX_FIRE_MS = 100_000;
const MAX_END_MS = 120_000;
const POLL_MS = 250;

let failed = 0;
const reportCheck = (what: string, isOk: boolean): void => {
  if (!isOk) failed += 1;
  console.log(`${isOk ? 'ok  ' : 'FAIL'} ${what}`);
};

const printLine = (line: string): void => console.log(line);
const site = await startSite({ LOG_LEVEL: 'fatal', SITE_SECRET: TEST_SITE_SECRET });
const prometheus = await startPrometheus(
  {
    'broadsheet-bff': `127.0.0.1:${site.metricsPorts.bff}`,
    'broadsheet-services': `127.0.0.1:${site.metricsPorts.services}`,
  },
  SPANS,
  printLine,
);
const requester = openRequester(`http://127.0.0.1:${site.port}`, CONNECTIONS);
let endUsual: Undo = async () => undefined;

/** The alerts that fire until `holds` is true, or the time is up. */
const watchUntil = async (
  holds: (now: ReadonlySet<string>) => boolean,
  timeoutMs: number,
): Promise<{ readonly seen: ReadonlySet<string>; readonly seconds: number | null }> => {
  const seen = new Set<string>();
  const from = performance.now();
  while (performance.now() - from < timeoutMs) {
    const now = await prometheus.firing();
    for (const name of now) seen.add(name);
    if (holds(now)) return { seen, seconds: (performance.now() - from) / 1_000 };
    await wait(POLL_MS);
  }
  return { seen, seconds: null };
};

try {
  const people = await addPeople(site, PEOPLE, JOBS);
  const jobPaths = await findJobPaths(site, people.jobIds);
  const listPaths = await findListPaths(site);
  const targets = { ...people, jobPaths, listPaths };
  const next = createMix('people', targets, createSeededRandom(SEED).below);
  const addLoad: AddLoad = (perSecond, requests = next) => {
    const stop = new AbortController();
    const sendSteadily = async (): Promise<void> => {
      while (!stop.signal.aborted)
        await requestAtRate(requester, requests, { perSecond, seconds: 1 });
    };
    const sending = sendSteadily();
    return async () => {
      stop.abort();
      await sending;
    };
  };
  endUsual = addLoad(USUAL_PER_SECOND);
  // Before the first scrape, every target is down.
  await wait(WARM_UP_MS);

  await watchUntil((now) => now.size === 0, MAX_END_MS);
  const quiet = await watchUntil(() => false, QUIET_MS);
  reportCheck(
    `no alert fires while all is well: ${[...quiet.seen].join(', ')}`,
    quiet.seen.size === 0,
  );
  for (const { name, alerts, misleading, start } of createScenarios(site, addLoad)) {
    if (ONLY_SCENARIO && !name.includes(ONLY_SCENARIO)) continue;
    const undo = await start();
    const fired = await watchUntil((now) => alerts.every((alert) => now.has(alert)), MAX_FIRE_MS);
    await undo();
    const ended = await watchUntil((now) => now.size === 0, MAX_END_MS);
    const seen = new Set([...fired.seen, ...ended.seen]);
    const missing = alerts.filter((alert) => !fired.seen.has(alert));
    const wrong = misleading.filter((alert) => seen.has(alert));
    const took = fired.seconds === null ? '' : ` within ${fired.seconds.toFixed(0)} s`;
    console.log(`── ${name}: ${[...seen].join(', ')}`);
    reportCheck(
      `${alerts.join(', ')} fired${took}${missing.map((one) => `, not ${one}`).join('')}`,
      missing.length === 0,
    );
    reportCheck(
      `nothing misleading fired${wrong.map((one) => `, but ${one}`).join('')}`,
      wrong.length === 0,
    );
    reportCheck(
      `over after ${ended.seconds?.toFixed(0) ?? 'more than the limit of'} s`,
      ended.seconds !== null,
    );
  }
} finally {
  const usualEnded = endUsual();
  // A site that hangs never answers the requests in flight.
  await requester.close();
  await usualEnded;
  await prometheus.stop();
  await site.stop();
}
process.exitCode = failed === 0 ? 0 : 1;
