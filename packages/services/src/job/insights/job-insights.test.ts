import { jobInsights, magicRank } from '@broadsheet/contract/calls/insights';
import { jobView } from '@broadsheet/contract/calls/job';
import { applyJob } from '@broadsheet/contract/calls/job-actions';
import { addJob } from '@broadsheet/test-kit/database/add-job';
import { addSeeker } from '@broadsheet/test-kit/database/add-seeker';
import {
  createTestServices,
  type TestServices,
} from '@broadsheet/test-kit/database/create-test-services';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setApplicationStatus } from '../applications/set-status.ts';

let services: TestServices;
beforeAll(async () => {
  services = await createTestServices({ isLimited: false });
});
afterAll(() => services.close());

const JAVA = 101;
const addJavaJob = (job: Parameters<typeof addJob>[1] = {}) =>
  addJob(services, { tag_ids: [JAVA], min_years: 2, max_years: 4, ...job });

const addMember = async (months: number | null, changes: { readonly isPro?: boolean } = {}) => {
  const profile = { experience_status: 'experienced' as const, experience_months: months };
  const { token, seeker } = await addSeeker(
    services,
    changes,
    months === null ? undefined : profile,
  );
  return { token, id: seeker.id };
};
const apply = (token: string, jobId: number) =>
  services.call(applyJob, { token, body: { applyAnyway: 1, jobcode: String(jobId) } });
const insights = (token: string, jobId: number) =>
  services.call(jobInsights, { token, query: { jobcode: String(jobId) } });

describe('insights on a job', () => {
  it('are counts of what has happened', async () => {
    const jobId = await addJavaJob();
    const pro = await addMember(30, { isPro: true });
    const members = await Promise.all([0, 11, 12, 35, 36, 200, null].map((own) => addMember(own)));
    for (const { token } of members) await apply(token, jobId);
    const [first, second] = members;
    const change = { jobId, by: null };
    if (!first || !second) throw new Error('nobody applied');
    for (const status of ['viewed', 'shortlisted'] as const)
      await setApplicationStatus(services, { ...change, seekerId: first.id, status });
    await setApplicationStatus(services, { ...change, seekerId: second.id, status: 'rejected' });
    await services.call(jobView, { query: { jobcode: String(jobId) } });
    await services.call(jobView, { query: { jobcode: String(jobId) } });
    const found = await insights(pro.token, jobId);
    expect(found).toMatchObject({ applicants: 7, experienceUntold: 1 });
    expect(found.competition.map(({ band, applicants }) => [band, applicants])).toEqual([
      ['<1 Yr', 2],
      ['1-3 Yr', 2],
      ['3-5 Yr', 1],
      ['5-10 Yr', 0],
      ['10-15 Yr', 0],
      ['15+ Yr', 1],
    ]);
    expect(
      found.recruiterActions.map(({ action, applications }) => [action, applications]),
    ).toEqual([
      ['waiting', 5],
      ['viewed', 0],
      ['shortlisted', 1],
      ['interview', 0],
      ['offered', 0],
      ['rejected', 1],
    ]);
    expect(found.months).toHaveLength(6);
    expect(found.months.at(-1)).toMatchObject({ applied: 7, viewed: 2 });
    expect(found.months[0]).toMatchObject({ applied: 0, viewed: 0 });
    expect(found.magicRank).toMatchObject({ hasApplied: false, outOf: 8 });
  });

  it('count those of a listed school once, by its whole name among what they wrote', async () => {
    const jobId = await addJavaJob();
    const pro = await addMember(30, { isPro: true });
    const { database } = services;
    await database.insertInto('top_schools').values({ brand: 'tech', name: 'iim x' }).execute();
    const schools = [['IIM-X, Ahmedabad', 'The I.I.M. X'], ['IIM Xylo'], ['iim  x']];
    for (const institutes of schools) {
      const member = await addMember(30);
      await apply(member.token, jobId);
      const of = {
        seeker_id: member.id,
        degree: 'MBA',
        course_type: 'full-time',
        year: 2019,
      } as const;
      await database
        .insertInto('educations')
        .values(institutes.map((institute) => ({ ...of, institute })))
        .execute();
    }
    expect((await insights(pro.token, jobId)).totalApplicantsFromTopBSchool).toBe(2);
  });

  it('are nothing for basic members, not even of jobs that are not there, nor for visitors', async () => {
    const jobId = await addJavaJob();
    const { token } = await addMember(30);
    for (const jobcode of [String(jobId), '999999999999']) {
      const refused = await services.send(jobInsights, { token, query: { jobcode } });
      expect(refused).toMatchObject({ status: 403, body: { code: 'PRO_NEEDED' } });
    }
    const query = { jobcode: String(jobId) };
    expect(await services.send(jobInsights, { query })).toMatchObject({ status: 401 });
  });

  it('are of the brand’s own jobs', async () => {
    const { token } = await addMember(30, { isPro: true });
    const other = await addJob(services, { brand: 'management', category_id: 13 });
    for (const jobcode of [String(other), '999999999999'])
      expect(await services.send(jobInsights, { token, query: { jobcode } })).toMatchObject({
        status: 404,
        body: { code: 'JOB_NOT_FOUND' },
      });
  });
});

describe('the rank for a job', () => {
  const rank = (token: string, jobId: number) =>
    services.call(magicRank, { token, query: { jobId } });

  it('is where one would stand, and stands after applying', async () => {
    const jobId = await addJavaJob();
    const better = await addMember(36);
    const me = await addMember(12);
    expect(await rank(me.token, jobId)).toMatchObject({
      magicRank: { text: 'Be the first to apply.', percentile: 100 },
      outOf: 1,
    });
    const skill = { seeker_id: better.id, tag_id: JAVA, position: 0 };
    await services.database.insertInto('seeker_skills').values(skill).execute();
    await apply(better.token, jobId);
    expect((await rank(better.token, jobId)).magicRank?.text).toBe(
      'You are the only applicant so far.',
    );
    expect(await rank(me.token, jobId)).toMatchObject({
      magicRank: { text: 'You would be 2nd of 2.', percentile: 0 },
      hasApplied: false,
    });
    await apply(me.token, jobId);
    const applied = await rank(me.token, jobId);
    expect(applied).toMatchObject({
      magicRank: { text: 'You are 2nd of 2.' },
      rank: 2,
      outOf: 2,
      hasApplied: true,
    });
    expect(applied.reasons[0]).toBe('Many applicants ahead of you have these skills: Java.');
    expect((await rank(better.token, jobId)).rank).toBe(1);
  });

  it('looks at the city: there, preferred, elsewhere, and is the same for work from home', async () => {
    const [here, there] = [1, 2];
    const jobId = await addJavaJob({ city_ids: [here] });
    const remote = await addJavaJob({ city_ids: [here], work_from_home: true });
    const profile = { experience_status: 'experienced' as const, experience_months: 36 };
    const [far, prefers, lives] = await Promise.all(
      [there, there, here].map((city_id) => addSeeker(services, {}, { ...profile, city_id })),
    );
    if (!far || !prefers || !lives) throw new Error('nobody is there');
    await services.database
      .insertInto('preferred_cities')
      .values({ seeker_id: prefers.seeker.id, city_id: here, position: 0 })
      .execute();
    for (const { token } of [far, prefers, lives]) {
      await apply(token, jobId);
      services.now += 1000;
      await apply(token, remote);
    }
    const ranks = (of: number) =>
      Promise.all([far, prefers, lives].map(async ({ token }) => (await rank(token, of)).rank));
    expect(await ranks(jobId)).toEqual([3, 2, 1]);
    expect(await ranks(remote)).toEqual([1, 2, 3]);
  });

  it('says in its place what is missing of who has told nothing', async () => {
    const jobId = await addJavaJob();
    const { token } = await addMember(null);
    expect(await rank(token, jobId)).toMatchObject({
      magicRank: null,
      rank: null,
      reasons: [],
      error_msg: expect.stringContaining('Add your skills'),
    });
    expect(await services.send(magicRank, { query: { jobId } })).toMatchObject({ status: 401 });
  });
});
