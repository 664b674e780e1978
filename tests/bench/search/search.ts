import { spawnSync } from 'node:child_process';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createServices } from '@broadsheet/services/app';
import { readBrandConfigs } from '@broadsheet/services/brands/read-brand-configs';
import { syncBrands } from '@broadsheet/services/brands/sync-brands';
import { migrate } from '@broadsheet/services/database/migrate';
import { type OpenDatabase, openDatabase } from '@broadsheet/services/database/open-database';
import { loadDemo } from '@broadsheet/services/demo/load-demo';
import { managementTables } from '@broadsheet/services/demo/tables/management-tables';
import { techTables } from '@broadsheet/services/demo/tables/tech-tables';
import { launchEmbeddedPostgres } from '@broadsheet/services/postgres/embedded-postgres';
import { growMarket } from '@broadsheet/test-kit/database/grow-market';
import { leaveServerCore, PINNING } from '../servers/cores.ts';
import { closeAtEnd } from '../servers/left-open.ts';
import { roundsOr } from '../servers/rounds.ts';
import { SEARCHES } from './searches.ts';

const SIZES = [100_000, 1_000_000];
const ROUNDS = roundsOr(15);
const WARM_UP = 3;
const SERVER_CORE = '0';
const folder = (name: string) => fileURLToPath(new URL(`../../../${name}`, import.meta.url));
const silent = (): void => undefined;

export const SEARCH_METHOD: readonly string[] = [
  PINNING.replace('The measured server', 'PostgreSQL').replace(
    'the services and PostgreSQL',
    'and the services',
  ),
  `${SEARCHES.length} lists and searches, each with all its facets, asked of the services one after the other, ${ROUNDS} rounds after`,
  `${WARM_UP} to warm up, in a database of that many open jobs of both brands; wall time until the whole answer, the services'`,
  'own included. Totals are exact to 10,000; the newest 10,000 are counted for facets, 1,000 of them put in order.',
];

interface Times {
  readonly median: number;
  readonly p95: number;
  readonly worst: string;
}

const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

const timesOf = (times: ReadonlyMap<string, readonly number[]>): Times => {
  const all = [...times.values()].flat().toSorted((one, other) => one - other);
  const medians = [...times].map(([search, own]) => ({
    search,
    ms: at(
      own.toSorted((one, other) => one - other),
      0.5,
    ),
  }));
  const [worst] = medians.toSorted((one, other) => other.ms - one.ms);
  return {
    median: at(all, 0.5),
    p95: at(all, 0.95),
    worst: `${worst?.ms.toFixed(1)} \`${worst?.search}\``,
  };
};

/** Asks every search in turn of the services over a database. @param now the moment of its newest job, epoch ms */
const measureSearches = async (
  { database }: Pick<OpenDatabase, 'database'>,
  now: number,
): Promise<Times> => {
  const app = createServices({
    database,
    seoDir: folder('layouts/seo'),
    blogsDir: folder('layouts/blogs'),
    siteSecret: 'a secret of the bench, that is long enough',
    now: () => now,
  });
  const times = new Map<string, number[]>(SEARCHES.map((search) => [search, []]));
  for (let round = -WARM_UP; round < ROUNDS; round += 1) {
    for (const url of SEARCHES) {
      const started = performance.now();
      const { statusCode, body } = await app.inject({ url, headers: { 'x-brand': 'tech' } });
      if (statusCode !== 200) throw new Error(`${url} answered ${statusCode}: ${body}`);
      if (round >= 0) times.get(url)?.push(performance.now() - started);
    }
  }
  await app.close();
  for (const [u, t] of times) console.log(t.map((x) => x.toFixed(0)).join(' '), u);
  return timesOf(times);
};

const measureAt = async (jobs: number): Promise<Times> => {
  const parent = await mkdtemp(join(tmpdir(), 'broadsheet-search-'));
  // mkdtemp makes it private, and the server may run as another user.
  await chmod(parent, 0o755);
  const dataDir = join(parent, 'postgres');
  const server = await launchEmbeddedPostgres({ dataDir, log: silent });
  const opened = await openDatabase({ databaseUrl: server.url, dataDir, log: silent });
  const close = closeAtEnd(async () => {
    await opened.close();
    await server.stop(true);
    await rm(parent, { recursive: true, force: true });
  });
  const now = Date.now();
  await migrate(opened);
  const configs = await readBrandConfigs(folder('brand-configs'));
  await syncBrands(opened.database, configs);
  const tables = { tech: techTables, management: managementTables };
  await loadDemo(opened.database, { configs, tables, now, log: silent });
  await growMarket(opened.database, jobs, now);
  const [pid = ''] = (await readFile(join(dataDir, 'postmaster.pid'), 'utf8')).split('\n');
  spawnSync('taskset', ['-cp', SERVER_CORE, pid], { stdio: 'ignore' });
  const fresh = await openDatabase({ databaseUrl: server.url, dataDir, log: silent });
  const times = await measureSearches(fresh, now);
  await fresh.close();
  await close();
  return times;
};

export const benchSearch = async (): Promise<string[]> => {
  leaveServerCore();
  const rows: string[] = [];
  for (const jobs of SIZES) {
    const { median, p95, worst } = await measureAt(jobs);
    rows.push(
      `| ${jobs.toLocaleString('en')} | ${median.toFixed(1)} | ${p95.toFixed(1)} | ${worst} |`,
    );
  }
  return [
    '| open jobs | median, ms | p95, ms | slowest by its median, ms |',
    '|---|---|---|---|',
    ...rows,
  ];
};
