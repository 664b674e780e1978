import { jobTrust } from '@broadsheet/contract/calls/job';
import { reportJob } from '@broadsheet/contract/calls/job-actions';
import { decideJobReport, listJobReports } from '@broadsheet/contract/calls/job-reports';
import { DAY_MS } from '@broadsheet/contract/durations';
import { addJob } from '@broadsheet/test-kit/database/add-job';
import { addRecruiter } from '@broadsheet/test-kit/database/add-recruiter';
import { addSeeker } from '@broadsheet/test-kit/database/add-seeker';
import {
  createTestServices,
  type TestServices,
} from '@broadsheet/test-kit/database/create-test-services';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { confirmEmployer } from './confirm-employer.ts';
import { refreshAnswers } from './refresh-answers.ts';

const PUNE = 3;

let services: TestServices;
let seekerIds: readonly number[];
let tokens: readonly string[];
beforeAll(async () => {
  services = await createTestServices();
  const seekers = [];
  for (let count = 0; count < 24; count += 1) seekers.push(await addSeeker(services));
  seekerIds = seekers.map(({ seeker }) => seeker.id);
  tokens = seekers.map(({ token }) => token);
  await services.database
    .updateTable('companies')
    .set({ domain: null, domain_confirmed_at: null, documents_checked_at: null })
    .execute();
});
afterAll(() => services.close());
beforeEach(() => services.database.deleteFrom('jobs').execute());

const trustOf = (id: number) => services.call(jobTrust, { query: { jobcode: String(id) } });
const companyOf = async (id: number) =>
  services.database
    .selectFrom('jobs')
    .innerJoin('companies', 'companies.id', 'jobs.company_id')
    .select(['companies.id', 'companies.slug'])
    .where('jobs.id', '=', id)
    .executeTakeFirstOrThrow();

describe('the employer', () => {
  it('is not confirmed until its evidence was recorded, and again once it is withdrawn', async () => {
    const id = await addJob(services);
    const { slug } = await companyOf(id);
    const evidence = { brand: 'tech', company: slug, documents: false, withdraw: false } as const;
    expect((await trustOf(id)).employer).toEqual({
      domain: null,
      domainConfirmedAt: null,
      documentsCheckedAt: null,
    });
    const { database, now } = services;
    await confirmEmployer(database, { ...evidence, domain: 'kaveri.example' }, now);
    await confirmEmployer(database, { ...evidence, documents: true }, now);
    const at = new Date(now).toISOString();
    expect((await trustOf(id)).employer).toEqual({
      domain: 'kaveri.example',
      domainConfirmedAt: at,
      documentsCheckedAt: at,
    });
    await confirmEmployer(database, { ...evidence, withdraw: true }, now);
    expect((await trustOf(id)).employer).toMatchObject({
      domainConfirmedAt: null,
      documentsCheckedAt: null,
    });
    expect(
      await confirmEmployer(database, { ...evidence, company: 'nobody', documents: true }, now),
    ).toBeNull();
  });
});

describe('postings', () => {
  it('are those of the same employer, title and city within a year', async () => {
    const posted = (days: number) => ({ posted_at: new Date(services.now - days * DAY_MS) });
    const id = await addJob(services, posted(1));
    await addJob(services, { ...posted(100), title: 'SAMPLE engineer', status: 'expired' });
    await addJob(services, { ...posted(400) });
    await addJob(services, { ...posted(50), city_ids: [PUNE] });
    await addJob(services, { ...posted(50), title: 'Another Engineer' });
    expect(await trustOf(id)).toMatchObject({
      postings: 2,
      firstPostedAt: posted(100).posted_at.toISOString(),
    });
  });

  it('are one for a job that is older than a year', async () => {
    const posted_at = new Date(services.now - 400 * DAY_MS);
    const id = await addJob(services, { posted_at });
    expect(await trustOf(id)).toMatchObject({
      postings: 1,
      firstPostedAt: posted_at.toISOString(),
    });
  });

  it('do not exist for a missing job, or one of another brand', async () => {
    const jobcode = String(await addJob(services));
    for (const [brand, code] of [
      ['tech', '999999999999'],
      ['management', jobcode],
    ] as const)
      expect(await services.send(jobTrust, { brand, query: { jobcode: code } })).toMatchObject({
        status: 404,
        body: { code: 'JOB_NOT_FOUND' },
      });
  });
});

describe('answers', () => {
  /** Applications of 20 days ago, of which some are answered, each a day later than the one before. */
  const addApplications = async (id: number, count: number, answered: number, days = 20) => {
    const applied_at = new Date(services.now - days * DAY_MS);
    const { id: recruiterId } = await addRecruiter(services);
    const applied = seekerIds.slice(0, count);
    await services.database
      .insertInto('applications')
      .values(applied.map((seeker_id) => ({ seeker_id, job_id: id, applied_at })))
      .execute();
    if (answered > 0)
      await services.database
        .insertInto('application_steps')
        .values(
          applied.slice(0, answered).map((seeker_id, index) => ({
            seeker_id,
            job_id: id,
            status: 'viewed' as const,
            at: new Date(applied_at.getTime() + (index + 1) * DAY_MS),
            recruiter_id: recruiterId,
          })),
        )
        .execute();
    await refreshAnswers(services.database, services.now);
  };

  it('are counted from twenty applications on', async () => {
    const id = await addJob(services);
    await addApplications(id, 20, 5);
    expect((await trustOf(id)).answers).toEqual({ applications: 20, answered: 5, medianDays: 3 });
  });

  it('have no speed where there is none', async () => {
    const id = await addJob(services);
    await addApplications(id, 20, 0);
    expect((await trustOf(id)).answers).toEqual({
      applications: 20,
      answered: 0,
      medianDays: null,
    });
  });

  it.each([
    ['fewer than twenty', 19, 20],
    ['some of the last two weeks', 20, 13],
    ['some of half a year ago', 20, 181],
  ])('are not counted over %s', async (_name, count, days) => {
    const id = await addJob(services);
    await addApplications(id, count, 0, days);
    expect((await trustOf(id)).answers).toBeNull();
  });
});

describe('reports', () => {
  const report = (id: number, token: string | undefined, note = '') =>
    services.call(reportJob, {
      ...(token === undefined ? {} : { token }),
      body: { id, action: 'job', reason: 'fraud', note },
    });
  const list = (state: 'open' | 'upheld' | 'dismissed') =>
    services.call(listJobReports, { query: { state } });
  const decide = (id: number, state: 'open' | 'upheld' | 'dismissed') =>
    services.call(decideJobReport, { body: { id, state, by: 'Asha Rao' } });

  it('count once staff have upheld them, for all jobs of the employer', async () => {
    const [id, other] = [await addJob(services), await addJob(services)];
    await report(id, tokens[0], 'They ask for ₹500.');
    await report(id, tokens[1]);
    expect((await trustOf(id)).upheldReports).toBe(0);
    const { items } = await list('open');
    expect(items).toMatchObject([
      { note: '', reportsOfJob: 2 },
      { note: 'They ask for ₹500.', reason: 'fraud', state: 'open', job: { id, isOpen: true } },
    ]);
    expect(JSON.stringify(items)).not.toContain('seeker');
    const decided = await decide(items[1]?.id ?? 0, 'upheld');
    expect(decided).toMatchObject({
      before: 'open',
      report: { state: 'upheld', decidedBy: 'Asha Rao' },
    });
    await decide(items[0]?.id ?? 0, 'dismissed');
    expect((await list('open')).items).toEqual([]);
    expect((await trustOf(id)).upheldReports).toBe(1);
    expect((await trustOf(other)).upheldReports).toBe(1);
    await decide(items[1]?.id ?? 0, 'open');
    expect((await trustOf(id)).upheldReports).toBe(0);
  });

  it('keep the first decision where it is made twice', async () => {
    const id = await addJob(services);
    await report(id, tokens[0]);
    const reportId = (await list('open')).items[0]?.id ?? 0;
    const first = await decide(reportId, 'upheld');
    services.now += 60_000;
    expect(await decide(reportId, 'upheld')).toEqual({ ...first, before: 'upheld' });
  });

  it('are open again when their sender reports the job again', async () => {
    const id = await addJob(services);
    await report(id, tokens[0]);
    const reportId = (await list('open')).items[0]?.id ?? 0;
    await decide(reportId, 'dismissed');
    await report(id, tokens[0], 'It happened again.');
    expect((await list('open')).items).toMatchObject([
      { id: reportId, note: 'It happened again.', decidedAt: null, decidedBy: null },
    ]);
  });

  it('belong to one brand, and to known ids', async () => {
    const id = await addJob(services);
    await report(id, tokens[0]);
    const reportId = (await list('open')).items[0]?.id ?? 0;
    const body = { id: reportId, state: 'upheld', by: 'Asha Rao' } as const;
    const elsewhere = await services.send(decideJobReport, { brand: 'management', body });
    expect(elsewhere).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    const unknown = await services.send(decideJobReport, { body: { ...body, id: 999_999_999 } });
    expect(unknown.status).toBe(404);
    expect((await list('open')).items).toHaveLength(1);
  });
});
