import { randomUUID } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { APPLY_LIMIT_DEFAULT } from '@broadsheet/contract/apply-rules';
import type { Brand } from '@broadsheet/contract/brand';
import { consentCookie } from '@broadsheet/contract/consent';
import { openDatabase } from '@broadsheet/services/platform/database/open-database';
import { addSeeker, TEST_PASSWORD } from '@broadsheet/test-kit/database/add-seeker';
import { TEST_SITE_SECRET } from '@broadsheet/test-kit/database/create-test-services';
import { fillLists, tidyTables } from '@broadsheet/test-kit/database/fill-lists';
import { growMarket } from '@broadsheet/test-kit/database/grow-market';
import { type RunningSite, startSite } from '@broadsheet/test-kit/site/start-site';
import type { Measured } from '../../scale/measured.ts';
import { closeAtEnd, closeLeftOpen } from '../servers/left-open.ts';
import { roundsOr } from '../servers/rounds.ts';
import {
  BROWSER,
  listMeasuredRequests,
  type Market,
  type MeasuredRequest,
} from './measured-requests.ts';
import { readDatabaseBytes, readRowBytes } from './row-bytes.ts';
import { readTierCpu, TIERS } from './tier-cpu.ts';

const BRAND: Brand = 'tech';
const GROWN_JOBS = 100_000;
const TIMES = 20 * roundsOr(15);
const LANES = 4;
const ITEMS = 10_000;
const MEASURED = fileURLToPath(new URL('../../scale/measured.json', import.meta.url));
const silent = (): void => undefined;

export const COSTS_METHOD: readonly string[] = [
  `CPU time of each program for one answer, all its threads and processes, over ${TIMES.toLocaleString('en')} answers to ${LANES} parallel clients,`,
  `after a tenth as many to warm up; the built site as \`npm start\` runs it, with ${GROWN_JOBS.toLocaleString('en')} grown jobs and PostgreSQL as it is`,
  'shipped. "Kept" rows request one address again and again, all others another one each time. Shared: an edge cache may store',
  `it. Bytes of a row are those of its table with its indexes, if a table has thousands; those of a job are the growth of the database.`,
  '`docs/scale.md` is computed from these figures, which are also in `tests/scale/measured.json`.',
];

const openMarket = async (site: RunningSite) => {
  const url = readFileSync(site.replicaEnv.DATABASE_URL_FILE ?? '', 'utf8').trim();
  const opened = await openDatabase({ databaseUrl: url, dataDir: '', log: silent });
  closeAtEnd(opened.close);
  const { database } = opened;
  const now = Date.now();
  await tidyTables(database);
  const before = await readDatabaseBytes(database);
  await growMarket(database, GROWN_JOBS, now);
  await tidyTables(database);
  const jobBytes = ((await readDatabaseBytes(database)) - before) / GROWN_JOBS;
  const added = await addSeeker({ database, now }, { isPro: true });
  const applicants: string[] = [];
  while (applicants.length * APPLY_LIMIT_DEFAULT < TIMES)
    applicants.push((await addSeeker({ database, now }, { isPro: true })).token);
  const jobs = await database
    .selectFrom('jobs')
    .select(['id', 'slug'])
    .where('brand', '=', BRAND)
    .where('status', '=', 'open')
    .orderBy('id', 'desc')
    .limit(2 * TIMES)
    .execute();
  const titles = await database
    .selectFrom('tags')
    .select('label')
    .orderBy('label')
    .limit(TIMES)
    .execute();
  const market: Market = {
    jobs,
    titles: titles.map(({ label }) => label),
    token: added.token,
    applicants,
    account: { email: added.seeker.email ?? '', password: TEST_PASSWORD },
  };
  return { database, market, jobBytes, now };
};

const send = async (
  site: RunningSite,
  measuredRequest: MeasuredRequest,
  index: number,
): Promise<Response> => {
  const { paths, bodyOf, headersOf } = measuredRequest;
  const headers = { ...measuredRequest.headers, ...headersOf?.(index) };
  const body = bodyOf ? { method: 'POST', body: JSON.stringify(bodyOf(index)) } : {};
  const response = await site.request(BRAND, paths[index] ?? '/', { headers, ...body });
  if (response.status !== 200)
    throw new Error(`${measuredRequest.name}: ${paths[index]} answered ${response.status}`);
  return response;
};

const measure = async (
  site: RunningSite,
  measuredRequest: MeasuredRequest,
): Promise<Measured['requests'][string]> => {
  const warmUp = Math.floor(measuredRequest.paths.length / 10);
  for (let index = 0; index < warmUp; index += 1)
    await (await send(site, measuredRequest, index)).text();
  const programs = {
    bff: site.pidOf('bff'),
    services: site.pidOf('services'),
    databaseFolder: dirname(site.replicaEnv.DATABASE_URL_FILE ?? ''),
  };
  const before = readTierCpu(programs);
  let next = warmUp;
  let shared = true;
  let bytes = 0;
  const lane = async (): Promise<void> => {
    for (let index = next++; index < measuredRequest.paths.length; index = next++) {
      const response = await send(site, measuredRequest, index);
      shared &&= /public/.test(response.headers.get('cache-control') ?? '');
      const { byteLength } = await response.arrayBuffer();
      bytes += byteLength;
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  const after = readTierCpu(programs);
  const answers = measuredRequest.paths.length - warmUp;
  const cpu = TIERS.map((tier) => [tier, (after[tier] - before[tier]) / answers] as const);
  return {
    shared,
    bytes: Math.round(bytes / answers),
    ...(Object.fromEntries(cpu) as Record<(typeof TIERS)[number], number>),
  };
};

/** Recorded views, so that there are event rows to measure. */
const visit = async (site: RunningSite, times: number): Promise<void> => {
  const headers = { ...BROWSER, cookie: `consent=${consentCookie('all')}; vid=${randomUUID()}` };
  const lane = async (): Promise<void> => {
    for (let index = 0; index < times / LANES; index += 1)
      await (await site.request(BRAND, '/aboutus', { headers })).text();
  };
  await Promise.all(Array.from({ length: LANES }, lane));
};

const measureAll = async (): Promise<string[]> => {
  const site = await startSite({ LOG_LEVEL: 'fatal', SITE_SECRET: TEST_SITE_SECRET });
  closeAtEnd(site.stop);
  const { database, market, jobBytes, now } = await openMarket(site);
  const requests: Record<string, Measured['requests'][string]> = {};
  for (const measuredRequest of await listMeasuredRequests(site, market, TIMES))
    requests[measuredRequest.name] = await measure(site, measuredRequest);
  await fillLists(database, await addSeeker({ database, now }), ITEMS, now);
  await visit(site, 4_000);
  await tidyTables(database);
  const rowBytes = await readRowBytes(database);
  const measured: Measured = {
    requests,
    jobBytes: Math.round(jobBytes),
    rowBytes: Object.fromEntries(rowBytes),
  };
  writeFileSync(MEASURED, `${JSON.stringify(measured, null, 2)}\n`);
  const ms = (value: number) => value.toFixed(2);
  return [
    '| request | shared | bytes | BFF, ms | services, ms | PostgreSQL, ms |',
    '|---|---|---|---|---|---|',
    ...Object.entries(requests).map(
      ([name, { shared, bytes, bff, services, postgres }]) =>
        `| ${name} | ${shared ? 'yes' : 'no'} | ${bytes.toLocaleString('en')} | ${ms(bff)} | ${ms(services)} | ${ms(postgres)} |`,
    ),
    '',
    '| a row of | bytes |',
    '|---|---|',
    `| an open job, with all rows that searches use to find it | ${measured.jobBytes.toLocaleString('en')} |`,
    ...[...rowBytes].map(([name, bytes]) => `| ${name} | ${bytes.toLocaleString('en')} |`),
  ];
};

/** Costs of pages and calls by program, and bytes of rows; its site is always closed afterwards. */
export const benchCosts = (): Promise<string[]> => measureAll().finally(closeLeftOpen);
