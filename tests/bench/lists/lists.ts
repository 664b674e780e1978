import { chmod, mkdtemp, rm } from 'node:fs/promises';
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
import { makeToken } from '@broadsheet/services/recruiter/make-token';
import { loadDemo } from '@broadsheet/services/tools/demo/market/load-demo';
import { managementTables } from '@broadsheet/services/tools/demo/market/tables/management-tables';
import { techTables } from '@broadsheet/services/tools/demo/market/tables/tech-tables';
import { addSeeker } from '@broadsheet/test-kit/database/add-seeker';
import { TEST_SITE_SECRET } from '@broadsheet/test-kit/database/create-test-services';
import { fillLists, tidyTables } from '@broadsheet/test-kit/database/fill-lists';
import { growMarket } from '@broadsheet/test-kit/database/grow-market';
import { readBackendCpu } from '@broadsheet/test-kit/database/measured-server';
import { closeAtEnd } from '../servers/left-open.ts';
import { roundsOr } from '../servers/rounds.ts';
import { spreadOf } from '../spread.ts';

const ITEMS = 10_000;
const GROWN_JOBS = 60_000;
const ROUNDS = roundsOr(10);
const WARM_UP = 2;
const LATER_PAGES = [1, 100, 500];
const folder = (name: string) => fileURLToPath(new URL(`../../../${name}`, import.meta.url));
const silent = (): void => undefined;

export const LISTS_METHOD: readonly string[] = [
  `One seeker with ${ITEMS.toLocaleString('en')} items in each of their lists, and a job with as many applicants, among`,
  `${GROWN_JOBS.toLocaleString('en')} grown jobs; PostgreSQL as it is shipped. Pages of 20, requested from the services one after the`,
  `other, ${ROUNDS} rounds after ${WARM_UP} to warm up: the least wall time of an answer, and the CPU time of PostgreSQL and the`,
  'services for one, its median. Other programs may run on the machine, which is why the least is shown. Ranks and insights are',
  'of fits that were read before, in tables that autovacuum has processed.',
];

interface List {
  readonly name: string;
  readonly pathOf: (page: number) => string;
  readonly pages?: readonly number[];
}

type Filled = Awaited<ReturnType<typeof fillLists>>;

const listsOf = (seekerId: number, { conversationId, jobId }: Filled): readonly List[] => {
  const paged = (name: string, path: string): List => ({
    name,
    pathOf: (page) => `${path}${path.includes('?') ? '&' : '?'}page=${page}`,
  });
  const once = (name: string, path: string): List => ({ name, pathOf: () => path, pages: [1] });
  return [
    paged('jobfeed', '/job/jobfeed'),
    paged('recommended jobs', '/job/recommended-jobs'),
    paged('saved jobs', '/job/saved-jobs'),
    paged('removed jobs', '/job/removed-jobs'),
    paged('unfollowed recruiters', '/job/unfollowed-recruiters'),
    paged('applied jobs', '/job/applied-jobs'),
    paged('applied jobs, of a status', '/job/applied-jobs?status=applied'),
    paged('notifications', '/user/notifications'),
    paged('conversations', '/user/chat/conversations'),
    {
      name: 'messages of a conversation',
      pathOf: (page) =>
        `/user/chat/${conversationId}/messages?size=20&before=${ITEMS + 1 - (page - 1) * 20}`,
    },
    paged('recruiters who viewed the profile', '/user/recruiter-views'),
    paged('interview invitations', '/user/interview/invites'),
    {
      name: 'interview slots, booked',
      pathOf: (page) => `/user/interview/slots?booked=1&pageNumber=${page}`,
    },
    {
      name: 'interview slots, open',
      pathOf: (page) => `/user/interview/slots?booked=0&pageNumber=${page}`,
    },
    paged('pending assessments', `/job/jobdetail/pending-tests/?id=${seekerId}`),
    paged('applicants of a job, for its recruiter', `/user/recruiter/jobs/${jobId}/applicants`),
    once('rank among 10,000', `/job/jobdetail/magic-rank?jobId=${jobId}`),
    once('insights of 10,000', `/job/jobdetail/insights?jobcode=${jobId}`),
  ];
};

/** A database with the demo, a grown market and one seeker's full lists. */
const openFilled = async (now: number) => {
  const parent = await mkdtemp(join(tmpdir(), 'broadsheet-lists-'));
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
  const { database } = opened;
  await migrate(opened);
  const content = await readBrandContent(folder('.'));
  const { configs } = content;
  await syncBrands(database, content);
  const tables = { tech: techTables, management: managementTables };
  await loadDemo(database, { configs, tables, now, log: silent, scale: 0.1 });
  await growMarket(database, GROWN_JOBS, now);
  const profile = { experience_status: 'experienced', experience_months: 60, city_id: 1 } as const;
  const added = await addSeeker({ database, now }, { isPro: true }, profile);
  const filled = await fillLists(database, added, ITEMS, now);
  const made = await makeToken(database, { recruiterId: filled.recruiterId, days: 1, now });
  return { opened, close, added, filled, recruiterToken: made?.token ?? '' };
};

const medianOf = (values: readonly number[]): number => spreadOf(values).median;

/** The minimum wall time, and the median CPU time: a connection that ends meanwhile takes its CPU time with it. */
const measure = async (
  opened: OpenDatabase,
  fetchList: (url: string) => Promise<number>,
  url: string,
) => {
  for (let round = 0; round < WARM_UP; round += 1) await fetchList(url);
  const wall: number[] = [];
  const cpu: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = await readBackendCpu(opened);
    const own = process.cpuUsage();
    wall.push(await fetchList(url));
    const { user, system } = process.cpuUsage(own);
    cpu.push((await readBackendCpu(opened)) - before + (user + system) / 1000);
  }
  return `${Math.min(...wall).toFixed(1)} (${medianOf(cpu).toFixed(1)})`;
};

export const benchLists = async (): Promise<string[]> => {
  const now = Date.now();
  const { opened, close, added, filled, recruiterToken } = await openFilled(now);
  const app = createServices({
    database: opened.database,
    seoDir: folder('layouts/seo'),
    blogsDir: folder('layouts/blogs'),
    competitionsDir: folder('layouts/competitions'),
    surveysDir: folder('layouts/surveys'),
    siteSecret: TEST_SITE_SECRET,
    now: () => now,
  });
  const fetchList = async (url: string): Promise<number> => {
    const token = url.includes('/applicants') ? recruiterToken : added.token;
    const headers = { 'x-brand': 'tech', authorization: `Bearer ${token}` };
    const started = performance.now();
    const { statusCode, body } = await app.inject({ url, headers });
    if (statusCode !== 200) throw new Error(`${url} answered ${statusCode}: ${body}`);
    return performance.now() - started;
  };
  // Rankings are computed at their first request; autovacuum comes within a minute.
  await fetchList(`/job/jobdetail/magic-rank?jobId=${filled.jobId}`);
  await tidyTables(opened.database);
  const rows: string[] = [];
  for (const { name, pathOf, pages = LATER_PAGES } of listsOf(added.seeker.id, filled)) {
    const figures: string[] = [];
    for (const page of pages) figures.push(await measure(opened, fetchList, pathOf(page)));
    console.error(name, figures.join(' '));
    rows.push(`| ${[name, ...figures, '', ''].slice(0, 1 + LATER_PAGES.length).join(' | ')} |`);
  }
  await app.close();
  await close();
  return [
    `| list | ${LATER_PAGES.map((page) => `page ${page}, ms (CPU)`).join(' | ')} |`,
    `|---|${LATER_PAGES.map(() => '---').join('|')}|`,
    ...rows,
  ];
};
