import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { startFaultProxy } from '@broadsheet/test-kit/faults/start-fault-proxy';
import { findFreePort } from '@broadsheet/test-kit/site/free-port';
import { startSite } from '@broadsheet/test-kit/site/start-site';
import { HOSTILE_ANSWERS, startHostileService } from './hostile-service.ts';

const CALLS_UNTIL_OPEN = 20;
const PROBE_EVERY_MS = 5_000;
const RECOVERY_MS = 10_000;
const AGAIN_MS = 5_000;
const MEMORY_MB = 64;
const P99_RATIO = 1.2;
const CALLS_EACH = 4_000;
const AT_ONCE = 8;
const BESIDE_AT_ONCE = 100;
const BESIDE_EVERY_MS = 2_000;

let failed = 0;
const check = (what: string, value: number, limit: number, unit: string): void => {
  const isSuccess = value <= limit;
  if (!isSuccess) failed += 1;
  console.log(
    `${isSuccess ? 'ok  ' : 'NOT '} ${what}: ${value.toFixed(2)} ${unit}, at most ${limit}`,
  );
};

const memoryMbOf = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

const p99 = (times: readonly number[]): number =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.99)] ?? 0;

const servicesPort = String(await findFreePort());
const services = `http://127.0.0.1:${servicesPort}`;
const job = await startFaultProxy(`${services}/job`);
const hostile = await startHostileService();
const site = await startSite({
  SERVICES_PORT: servicesPort,
  JOB_URL: job.url,
  COURSE_URL: hostile.url,
  AUTH_URL: hostile.url,
  LOG_LEVEL: 'error',
});
let requested = 0;
/** Never the same search twice: none is cached. */
const search = () => {
  requested += 1;
  return site.request('tech', `/api/job/search?query=manager%20${requested}&size=1`);
};
const timesOf = async (path: string): Promise<number[]> => {
  const times: number[] = [];
  const one = async () => {
    while (times.length < CALLS_EACH) {
      const started = performance.now();
      await (await site.request('tech', path)).arrayBuffer();
      times.push(performance.now() - started);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
  return times;
};

try {
  console.log('One slow service and the others');
  // The same traffic in both measurements: only the service differs, not the load.
  let isOver = false;
  const beside = Promise.all(
    Array.from({ length: BESIDE_AT_ONCE }, async (_, at) => {
      await wait((at * BESIDE_EVERY_MS) / BESIDE_AT_ONCE);
      while (!isOver) {
        const [answer] = await Promise.all([search(), wait(BESIDE_EVERY_MS)]);
        await answer.arrayBuffer();
      }
    }),
  );
  await timesOf('/api/seo/home.json');
  const before = p99(await timesOf('/api/seo/home.json'));
  await job.set({ kind: 'timeout' });
  await wait(500);
  const during = p99(await timesOf('/api/seo/home.json'));
  isOver = true;
  await job.set({ kind: 'none' });
  await beside;
  console.log(`     p99 ${before.toFixed(1)} ms before, ${during.toFixed(1)} ms beside it`);
  check('p99 of another service beside a slow one', during / before, P99_RATIO, 'times');

  console.log('The breaker');
  while (!(await search()).ok) await wait(200);
  await job.set({ kind: 'reset' });
  const taken = job.taken();
  const started = performance.now();
  for (let at = 0; at < 200; at += 1) await search();
  const spent = performance.now() - started;
  const probes = Math.ceil(spent / PROBE_EVERY_MS);
  // A read over a broken connection is retried once, for a fifth of the calls at most.
  const limit = Math.ceil(CALLS_UNTIL_OPEN * 1.2) + probes;
  check('connections to a service that breaks them, of 200 calls', job.taken() - taken, limit, '');
  await job.set({ kind: 'none' });
  const healed = performance.now();
  while (!(await search()).ok) await wait(50);
  check('recovery', (performance.now() - healed) / 1000, RECOVERY_MS / 1000, 's');

  console.log('A death');
  const isReady = () =>
    fetch(`${services}/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  const killed = performance.now();
  process.kill(site.pidOf('services'), 'SIGKILL');
  while (await isReady()) await wait(10);
  while (!(await isReady())) await wait(20);
  const back = (performance.now() - killed) / 1000;
  check('ready again after the services were killed', back, AGAIN_MS / 1000, 's');
  // The breaker probes once in PROBE_EVERY_MS.
  while (!(await search()).ok) await wait(50);

  console.log('Hostile answers');
  const pid = site.pidOf('bff');
  const held = memoryMbOf(pid);
  for (const kind of HOSTILE_ANSWERS) {
    hostile.set(kind);
    let max = 0;
    for (let at = 0; at < 10; at += 1) {
      const login = {
        method: 'POST',
        body: new URLSearchParams({ email: 'a@b.in', password: 'x' }),
      };
      const { status } = await site.request('tech', '/api/auth/login', login);
      if (status < 500) throw new Error(`${kind} was answered with ${status}`);
      max = Math.max(max, memoryMbOf(pid) - held);
    }
    check(`memory grown by: ${kind}`, max, MEMORY_MB, 'MB');
  }
} finally {
  await site.stop();
  await Promise.all([job.close(), hostile.close()]);
}
process.exitCode = failed === 0 ? 0 : 1;
