import {
  companyData,
  jobDetail,
  jobSalary,
  jobTrust,
  perksAndBenefits,
  similarJobs,
} from '@broadsheet/contract/calls/job';
import { jobPage, similarJobsQuery } from '@broadsheet/contract/calls/job-page';
import {
  createTestServices,
  TEST_SITE_SECRET,
  type TestServices,
} from '@broadsheet/test-kit/database/create-test-services';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createServices } from '../../app.ts';
import { openDatabase } from '../../platform/database/open-database.ts';

const MAX_LOCK_MS = 50;
const ALL = { company: 1, perks: 1, salary: 1, trust: 1, similar: 6 } as const;

let services: TestServices;
let jobcode: string;
beforeAll(async () => {
  services = await createTestServices();
  const job = await services.database
    .selectFrom('jobs')
    .innerJoin('perks', 'perks.company_id', 'jobs.company_id')
    .select('jobs.id')
    .where('jobs.brand', '=', 'tech')
    .where('jobs.status', '=', 'open')
    .orderBy('jobs.id')
    .executeTakeFirstOrThrow();
  jobcode = String(job.id);
});
afterAll(() => services.close());

describe('the page of a job', () => {
  it('has the answers of the single calls', async () => {
    const job = await services.call(jobDetail, { query: { jobcode } });
    const query = similarJobsQuery(job, ALL.similar);
    if (!query) throw new Error('the job has no keywords');
    const { slug, id: companyId } = job.company;
    const perks = await services.call(perksAndBenefits, { query: { companyId } });
    expect(perks.items.length).toBeGreaterThan(0);
    expect(await services.call(jobPage, { query: { jobcode, ...ALL } })).toEqual({
      job,
      company: await services.call(companyData, { query: { slug } }),
      perks,
      salary: await services.call(jobSalary, { query: { jobcode } }),
      trust: await services.call(jobTrust, { query: { jobcode } }),
      similar: await services.call(similarJobs, { query }),
    });
  });

  it('has nothing that was not wanted', async () => {
    const page = await services.call(jobPage, { query: { jobcode } });
    expect(page).toMatchObject({
      company: null,
      perks: null,
      salary: null,
      trust: null,
      similar: null,
    });
  });

  it('has no similar jobs for a job without keywords', async () => {
    await services.database
      .updateTable('jobs')
      .set({ tag_ids: [] })
      .where('id', '=', Number(jobcode) + 1)
      .execute();
    const query = { jobcode: String(Number(jobcode) + 1), ...ALL };
    const page = await services.call(jobPage, { query });
    expect(page.similar).toBeNull();
    expect(page.company).not.toBeNull();
  });

  it.each(['999999999', '99999999999'])('does not exist for %s', async (unknown) => {
    const answer = await services.send(jobPage, { query: { jobcode: unknown, ...ALL } });
    expect(answer).toMatchObject({ status: 404, body: { code: 'JOB_NOT_FOUND' } });
  });

  it('belongs to one brand', async () => {
    const answer = await services.send(jobPage, {
      brand: 'management',
      query: { jobcode, ...ALL },
    });
    expect(answer.status).toBe(404);
  });
});

/** The page while a table is locked. */
const loadLocked = async (table: string): Promise<unknown> => {
  const calls = await openDatabase({
    databaseUrl: services.url,
    dataDir: '',
    maxLockMs: MAX_LOCK_MS,
    log: () => undefined,
  });
  const app = createServices({
    database: calls.database,
    seoDir: '',
    blogsDir: '',
    competitionsDir: '',
    surveysDir: '',
    siteSecret: TEST_SITE_SECRET,
    now: () => services.now,
  });
  try {
    return await services.database.transaction().execute(async (transaction) => {
      await sql`lock table ${sql.table(table)} in access exclusive mode`.execute(transaction);
      const answer = await app.inject({
        url: '/job/internal/job-page',
        query: { jobcode, company: '1', perks: '1', salary: '1', trust: '1', similar: '6' },
        headers: { 'x-brand': 'tech' },
      });
      return answer.json();
    });
  } finally {
    await app.close();
    await calls.close();
  }
};

describe('a part that cannot be loaded', () => {
  it('is left out where its table is locked, and the job is there', async () => {
    expect(await loadLocked('perks')).toMatchObject({
      job: { id: Number(jobcode) },
      perks: null,
    });
  });

  it('is left out where the salaries are locked', async () => {
    expect(await loadLocked('salary_insights')).toMatchObject({
      job: { id: Number(jobcode) },
      company: { id: expect.any(Number) },
      salary: null,
      trust: { postings: expect.any(Number) },
    });
  });

  it('is left out where the reports are locked', async () => {
    expect(await loadLocked('job_reports')).toMatchObject({
      job: { id: Number(jobcode) },
      company: { id: expect.any(Number) },
      trust: null,
    });
  });

  it('is left out where it fails', async () => {
    expect(await loadLocked('listed_days')).toMatchObject({
      job: { id: Number(jobcode) },
      company: null,
      perks: { items: expect.any(Array) },
      similar: null,
    });
  });

  it('is the page itself where the job cannot be read', async () => {
    expect(await loadLocked('jobs')).toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
  });
});
