import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readBrandContent } from '@broadsheet/services/platform/brands/read-brand-content';
import { bucketOf } from '../../search-quality/bucket-of.ts';
import { makeJobs, type QualityJob } from '../../search-quality/make-jobs.ts';
import { makeQueries } from '../../search-quality/queries/make-queries.ts';
import { gradeOf, type QualityQuery } from '../../search-quality/queries/query.ts';
import { readLinguist } from '../../search-quality/sources/linguist.ts';
import { readOnet } from '../../search-quality/sources/onet.ts';
import { closeAtEnd } from '../servers/left-open.ts';
import { copyJobs, documentsOf } from './copy-jobs.ts';
import type { Engine, RunningEngine } from './engine.ts';
import { groonga } from './groonga.ts';
import { startOurs } from './ours.ts';
import { cpuOf, memoryOf } from './programs.ts';
import { rum } from './rum.ts';
import { sphinx } from './sphinx.ts';
import { xapian } from './xapian.ts';

/** `BENCH_JOBS` for another size. */
const JOBS = Number(process.env.BENCH_JOBS ?? 1_000_000);
const QUERIES = 150;
const DEPTH = 10;
const ENGINES: readonly Engine[] = [groonga, xapian, sphinx, rum];

export const ENGINES_METHOD: readonly string[] = [
  'The same jobs and queries of [search-quality](search-quality.md), brand tech, in our search and in engines of Debian, each by its own server or protocol:',
  `${QUERIES} queries of both halves, once to warm up and once timed, one after the other. Engines get the words of a query: all of them, or any where no job has`,
  'all. Each answer has the ten best jobs and counts by city, years, category and work from home; ours has all its facets. Title, skills and',
  'text weigh 8, 4 and 1, in RUM A, B and D. Xapian counts a job under its first city. Xapian, RUM and ours count 10,000 matches, Groonga and Sphinx all.',
  'CPU is of the engine with its children; ours includes the services. Memory is the proportional share after the queries.',
];

interface Market {
  readonly jobs: readonly QualityJob[];
  readonly queries: readonly QualityQuery[];
}

const makeMarket = async (): Promise<Market> => {
  const { configs } = await readBrandContent(fileURLToPath(new URL('../../..', import.meta.url)));
  const config = configs.find(({ brand }) => brand === 'tech');
  if (!config) throw new Error('There is no config of brand tech.');
  const { ONET_DIR } = process.env;
  const occupations = ONET_DIR ? readOnet(ONET_DIR).tech : await readLinguist();
  const jobs = makeJobs(config, occupations);
  const queries = makeQueries(occupations, jobs)
    .toSorted((one, other) => bucketOf(one.text, 2 ** 32) - bucketOf(other.text, 2 ** 32))
    .slice(0, QUERIES);
  return { jobs: copyJobs(jobs, JOBS), queries };
};

const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

/** @param ownCpu CPU time of this process, ms, where it does the engine's work */
const measure = async (
  name: string,
  { jobs, queries }: Market,
  { pids, search }: RunningEngine,
  indexSeconds: number,
  ownCpu: () => number,
): Promise<string> => {
  for (const { text } of queries) await search(text);
  const before = cpuOf(pids()) + ownCpu();
  const times: number[] = [];
  const relevant = { occupation: 0, group: 0, empty: 0 };
  for (const query of queries) {
    const started = performance.now();
    const ids = await search(query.text);
    times.push(performance.now() - started);
    const grades = ids.flatMap((id) => jobs[id - 1] ?? []).map((job) => gradeOf(job, query));
    relevant.occupation += grades.filter((grade) => grade === 3).length;
    relevant.group += grades.filter((grade) => grade > 0).length;
    relevant.empty += Number(ids.length === 0);
  }
  const cpu = (cpuOf(pids()) + ownCpu() - before) / queries.length;
  times.sort((one, other) => one - other);
  const precision = (count: number) => (count / queries.length / DEPTH).toFixed(3);
  return `| ${[
    name,
    ...[at(times, 0.5), at(times, 0.95), cpu].map((ms) => ms.toFixed(1)),
    memoryOf(pids()).toFixed(0),
    indexSeconds.toFixed(0),
    precision(relevant.occupation),
    precision(relevant.group),
    `${((100 * relevant.empty) / queries.length).toFixed(1)} %`,
  ].join(' | ')} |`;
};

const benchOne = async (
  name: string,
  market: Market,
  start: (folder: string) => Promise<RunningEngine>,
  ownCpu: () => number = () => 0,
): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'broadsheet-engines-'));
  // mkdtemp makes it private, and the server may run as another user.
  await chmod(folder, 0o755);
  const started = performance.now();
  const running = await start(folder);
  const close = closeAtEnd(async () => {
    await running.stop();
    await rm(folder, { recursive: true, force: true });
  });
  const indexSeconds = (performance.now() - started) / 1000;
  const row = await measure(name, market, running, indexSeconds, ownCpu);
  await close();
  return row;
};

const readOwnCpu = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

export const benchEngines = async (): Promise<string[]> => {
  const market = await makeMarket();
  const rows: string[] = [];
  for (const { name, isInstalled, start } of ENGINES)
    rows.push(
      isInstalled()
        ? await benchOne(name, market, (folder) => start(folder, documentsOf(market.jobs)))
        : `| ${name} | is not installed | | | | | | | |`,
    );
  rows.push(await benchOne('ours', market, (folder) => startOurs(folder, market.jobs), readOwnCpu));
  return [
    `${JOBS.toLocaleString('en')} jobs, made from ${process.env.ONET_DIR ? 'O*NET' : 'Linguist'}.`,
    '',
    '| engine | median, ms | p95, ms | CPU a query, ms | memory, MB | index, s | P@10 occupation | P@10 group | no result |',
    '|---|---|---|---|---|---|---|---|---|',
    ...rows,
  ];
};
