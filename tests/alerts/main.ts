/**
 * Whether those who operate the site are told of what befalls it, and of nothing else: `tsx tests/alerts/main.ts [trouble]`,
 * on a site that is built, with a real Prometheus and the rules of `deploy/prometheus`, shortened. Exits with 1 where an
 * alert does not come, comes wrongly or does not end.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { TEST_SITE_SECRET } from '@broadsheet/test-kit/database/create-test-services';
import { startSite } from '@broadsheet/test-kit/site/start-site';
import { createSeededRandom } from '../hostile/seeded-random.ts';
import { addPeople } from '../load/kills/people.ts';
import { createMix, findJobPaths, findListPaths } from '../load/overload/mixed-requests.ts';
import { requestAtRate } from '../load/overload/put-mixed-load.ts';
import { openRequester } from '../load/overload/request-mixed.ts';
import { startPrometheus } from './start-prometheus.ts';
import type { AskBesides, Undo } from './trouble.ts';
import { troublesOf } from './troubles.ts';

const ASKED_TROUBLE = process.argv[2];
const SPANS = { range: '30s', lasting: '4s' };
const SEED = 20_261_123;
const PEOPLE = 20;
const JOBS = 100;
const CONNECTIONS = 512;
/** So little that nothing of it is refused. */
const USUAL_PER_SECOND = 20;
const CALM_MS = 10_000;
const QUIET_MS = 45_000;
/** Pages are kept for a minute: what they are made of is not missed sooner. */
const COMES_MS = 100_000;
const ENDS_MS = 120_000;
const POLL_MS = 250;

let failed = 0;
const check = (what: string, isSuccess: boolean): void => {
  if (!isSuccess) failed += 1;
  console.log(`${isSuccess ? 'ok  ' : 'NOT '} ${what}`);
};

const say = (line: string): void => console.log(line);
const site = await startSite({ LOG_LEVEL: 'fatal', SITE_SECRET: TEST_SITE_SECRET });
const prometheus = await startPrometheus(
  {
    'broadsheet-bff': `127.0.0.1:${site.metricsPorts.bff}`,
    'broadsheet-services': `127.0.0.1:${site.metricsPorts.services}`,
  },
  SPANS,
  say,
);
const asker = openRequester(`http://127.0.0.1:${site.port}`, CONNECTIONS);
let endUsual: Undo = async () => undefined;

/** All that was told of until it is as `holds` says, or as long as that may take. */
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
  const askable = { ...people, jobPaths, listPaths };
  const next = createMix('people', askable, createSeededRandom(SEED).below);
  const ask: AskBesides = (perSecond, asked = next) => {
    const isEnough = new AbortController();
    const askSteadily = async (): Promise<void> => {
      while (!isEnough.signal.aborted) await requestAtRate(asker, asked, { perSecond, seconds: 1 });
    };
    const asking = askSteadily();
    return async () => {
      isEnough.abort();
      await asking;
    };
  };
  endUsual = ask(USUAL_PER_SECOND);
  // Before it has scraped anything, nothing is up.
  await wait(CALM_MS);

  await watchUntil((now) => now.size === 0, ENDS_MS);
  const quiet = await watchUntil(() => false, QUIET_MS);
  check(
    `nothing is told of while all is well: ${[...quiet.seen].join(', ')}`,
    quiet.seen.size === 0,
  );
  for (const { name, alerts, wrong, cause } of troublesOf(site, ask)) {
    if (ASKED_TROUBLE && !name.includes(ASKED_TROUBLE)) continue;
    const undo = await cause();
    const come = await watchUntil((now) => alerts.every((alert) => now.has(alert)), COMES_MS);
    await undo();
    const ended = await watchUntil((now) => now.size === 0, ENDS_MS);
    const seen = new Set([...come.seen, ...ended.seen]);
    const lacking = alerts.filter((alert) => !come.seen.has(alert));
    const misleading = wrong.filter((alert) => seen.has(alert));
    const took = come.seconds === null ? '' : ` within ${come.seconds.toFixed(0)} s`;
    console.log(`── ${name}: ${[...seen].join(', ')}`);
    check(
      `${alerts.join(', ')} told${took}${lacking.map((one) => `, not ${one}`).join('')}`,
      lacking.length === 0,
    );
    check(
      `nothing wrong is told${misleading.map((one) => `, but ${one}`).join('')}`,
      misleading.length === 0,
    );
    check(
      `over after ${ended.seconds?.toFixed(0) ?? 'more than it may take'} s`,
      ended.seconds !== null,
    );
  }
} finally {
  const usualEnded = endUsual();
  // Nobody answers what a site was asked that hangs.
  await asker.close();
  await usualEnded;
  await prometheus.stop();
  await site.stop();
}
process.exitCode = failed === 0 ? 0 : 1;
