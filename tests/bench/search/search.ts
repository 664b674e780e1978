import { spawnSync } from 'node:child_process';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createServices } from '@broadsheet/services/app';
import { readBrandContent } from '@broadsheet/services/platform/brands/read-brand-content';
import { syncBrands } from '@broadsheet/services/platform/brands/sync-brands';
import { migrate } from '@broadsheet/services/platform/database/migrate';
import {
  type OpenDatabase,
  openDatabase,
} from '@broadsheet/services/platform/database/open-database';
import { launchEmbeddedPostgres } from '@broadsheet/services/platform/postgres/embedded-postgres';
import { loadDemo } from '@broadsheet/services/tools/demo/market/load-demo';
import { managementTables } from '@broadsheet/services/tools/demo/market/tables/management-tables';
import { techTables } from '@broadsheet/services/tools/demo/market/tables/tech-tables';
import { growMarket } from '@broadsheet/test-kit/database/grow-market';
import { readBackendCpu, setServer } from '@broadsheet/test-kit/database/measured-server';
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

/** Usual settings of PostgreSQL on a server with 16 GB; all others are defaults. */
const SETTINGS = {
  shared_buffers: '4GB',
  effective_cache_size: '12GB',
  work_mem: '32MB',
  random_page_cost: '1.1',
} as const;

export const SEARCH_METHOD: readonly string[] = [
  PINNING.replace('The measured server', 'PostgreSQL').replace(
    'the services and PostgreSQL',
    'and the services',
  ),
  Object.entries(SETTINGS)
    .map(([name, value]) => `\`${name} = ${value}\``)
    .join(', ')
    .concat('.'),
  `${SEARCHES.length} lists and searches, each with all its facets, requested from the services one after the other, ${ROUNDS} rounds after`,
  `${WARM_UP} to warm up, in a database of that many open jobs of both brands; wall time until the whole answer, the services'`,
  'own included, and CPU time of PostgreSQL and the services for it, which other programs on the machine change less.',
  'Totals are exact to 10,000; the newest 10,000 are counted for facets, 1,000 of them sorted.',
];

interface TimedRequest {
  readonly wall: readonly number[];
  /** Of one answer, on average. */
  readonly cpu: number;
}

interface Times {
  readonly median: number;
  readonly p95: number;
  readonly cpuMedian: number;
  readonly cpuP95: number;
  readonly worst: string;
}

const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

const sorted = (values: readonly number[]): number[] =>
  values.toSorted((one, other) => one - other);

const timesOf = (requests: ReadonlyMap<string, TimedRequest>): Times => {
  const wall = sorted([...requests.values()].flatMap((one) => one.wall));
  const cpu = sorted([...requests.values()].map((one) => one.cpu));
  const medians = [...requests].map(([search, own]) => ({ search, ms: at(sorted(own.wall), 0.5) }));
  const [worst] = medians.toSorted((one, other) => other.ms - one.ms);
  return {
    median: at(wall, 0.5),
    p95: at(wall, 0.95),
    cpuMedian: at(cpu, 0.5),
    cpuP95: at(cpu, 0.95),
    worst: `${worst?.ms.toFixed(1)} \`${worst?.search}\``,
  };
};

/** Runs every search of the services over a database, ROUNDS times. @param now instant of its newest job, epoch ms */
const measureSearches = async (
  opened: Pick<OpenDatabase, 'database'>,
  now: number,
): Promise<Times> => {
  const app = createServices({
    database: opened.database,
    seoDir: folder('layouts/seo'),
    blogsDir: folder('layouts/blogs'),
    competitionsDir: folder('layouts/competitions'),
    surveysDir: folder('layouts/surveys'),
    siteSecret: 'a secret of the bench, that is long enough',
    now: () => now,
  });
  const fetchTimed = async (url: string): Promise<number> => {
    const started = performance.now();
    const { statusCode, body } = await app.inject({ url, headers: { 'x-brand': 'tech' } });
    if (statusCode !== 200) throw new Error(`${url} answered ${statusCode}: ${body}`);
    return performance.now() - started;
  };
  const requests = new Map<string, TimedRequest>();
  for (const url of SEARCHES) {
    for (let round = 0; round < WARM_UP; round += 1) await fetchTimed(url);
    const before = await readBackendCpu(opened);
    const own = process.cpuUsage();
    const wall: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) wall.push(await fetchTimed(url));
    const { user, system } = process.cpuUsage(own);
    const cpu = (await readBackendCpu(opened)) - before + (user + system) / 1000;
    requests.set(url, { wall, cpu: cpu / ROUNDS });
  }
  await app.close();
  return timesOf(requests);
};

/** Settings of which some are read at a start only. */
const setUp = async (dataDir: string): Promise<void> => {
  const server = await launchEmbeddedPostgres({ dataDir, log: silent });
  const opened = await openDatabase({ databaseUrl: server.url, dataDir, log: silent });
  await setServer(opened, SETTINGS);
  await opened.close();
  await server.stop(true);
};

const measureAt = async (jobs: number): Promise<Times> => {
  const parent = await mkdtemp(join(tmpdir(), 'broadsheet-search-'));
  // mkdtemp makes it private, and the server may run as another user.
  await chmod(parent, 0o755);
  const dataDir = join(parent, 'postgres');
  await setUp(dataDir);
  const server = await launchEmbeddedPostgres({ dataDir, log: silent });
  const opened = await openDatabase({ databaseUrl: server.url, dataDir, log: silent });
  const close = closeAtEnd(async () => {
    await opened.close();
    await server.stop(true);
    await rm(parent, { recursive: true, force: true });
  });
  const now = Date.now();
  await migrate(opened);
  const content = await readBrandContent(folder('.'));
  const { configs } = content;
  await syncBrands(opened.database, content);
  const tables = { tech: techTables, management: managementTables };
  await loadDemo(opened.database, { configs, tables, now, log: silent });
  await growMarket(opened.database, jobs, now);
  const [pid = ''] = (await readFile(join(dataDir, 'cluster', 'postmaster.pid'), 'utf8')).split(
    '\n',
  );
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
    const { median, p95, cpuMedian, cpuP95, worst } = await measureAt(jobs);
    const figures = [median, p95, cpuMedian, cpuP95].map((figure) => figure.toFixed(1));
    rows.push(`| ${[jobs.toLocaleString('en'), ...figures, worst].join(' | ')} |`);
  }
  return [
    '| open jobs | median, ms | p95, ms | CPU, median, ms | CPU, p95 of the searches, ms | slowest by its median, ms |',
    '|---|---|---|---|---|---|',
    ...rows,
  ];
};
