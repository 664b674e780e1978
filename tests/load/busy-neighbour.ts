/**
 * Eight readers of a private page, next to a process that keeps a core busy: `tsx tests/load/busy-neighbour.ts
 * [seconds]`, on a built site. Few readers are no overload, however long they wait for the core: exits with 1 where one
 * is refused.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { startSite } from '@broadsheet/test-kit/site/start-site';
import { percentile } from './overload/load-figures.ts';
import type { MixedRequest } from './overload/mixed-requests.ts';
import { requestInTurn } from './overload/put-mixed-load.ts';
import { openRequester } from './overload/request-mixed.ts';

const SECONDS = Number(process.argv[2] ?? 20);
const READERS = 8;
const WARM_UP_SECONDS = 3;
const BURN = 'for (;;) Math.sqrt(Math.random());';
/** One rule on the experience band makes the page private for everybody. */
const RULE = {
  name: 'for-freshers',
  when: { experienceBand: [2] },
  place: [{ block: 'quote', first: true }],
};

const makeHomePrivate = (contentDir: string): void => {
  const file = join(contentDir, 'layouts/home.json');
  const layout = JSON.parse(readFileSync(file, 'utf8'));
  layout.variants = [...(layout.variants ?? []), RULE];
  writeFileSync(file, JSON.stringify(layout, null, 2));
};

const site = await startSite({ LOG_LEVEL: 'fatal' });
makeHomePrivate(site.contentDir);
const requester = openRequester(`http://127.0.0.1:${site.port}`, READERS);
const home: MixedRequest = {
  kind: 'home',
  criticality: 'normal',
  method: 'GET',
  path: '/',
  headers: { host: `tech.localhost:${site.port}`, cookie: 'band=2' },
};
const waitUntilPrivate = async (): Promise<void> => {
  for (;;) {
    const answer = await site.request('tech', '/');
    await answer.arrayBuffer();
    if (answer.headers.get('cache-control')?.includes('private')) return;
  }
};

let refused = 0;
const measure = async (what: string): Promise<void> => {
  const before = process.hrtime.bigint();
  const answers = await requestInTurn(requester, () => home, {
    clients: READERS,
    seconds: SECONDS,
  });
  const seconds = Number(process.hrtime.bigint() - before) / 1e9;
  const others = answers.filter(({ status }) => status !== 200);
  const times = answers.map(({ ms }) => ms);
  refused += others.length;
  console.log(
    `${others.length === 0 ? 'ok  ' : 'NOT '} ${what}: ${answers.length} answers, ${(answers.length / seconds).toFixed(0)} a second, ` +
      `p50 ${percentile(times, 0.5).toFixed(0)} ms, p99 ${percentile(times, 0.99).toFixed(0)} ms, ${others.length} refused`,
  );
};

const neighbours: ChildProcess[] = [];
try {
  await waitUntilPrivate();
  await requestInTurn(requester, () => home, { clients: READERS, seconds: WARM_UP_SECONDS });
  await measure(`${READERS} readers`);
  neighbours.push(...cpus().map(() => spawn(process.execPath, ['-e', BURN], { stdio: 'ignore' })));
  await measure(`${READERS} readers beside ${neighbours.length} busy processes`);
} finally {
  for (const neighbour of neighbours) neighbour.kill();
  await requester.close();
  await site.stop();
}
process.exitCode = refused === 0 ? 0 : 1;
