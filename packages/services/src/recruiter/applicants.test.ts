import { randomUUID } from 'node:crypto';
import { jobAlerts } from '@broadsheet/contract/calls/alerts';
import { appliedJobs } from '@broadsheet/contract/calls/applications';
import { applyJob } from '@broadsheet/contract/calls/job-actions';
import { notifications } from '@broadsheet/contract/calls/notifications';
import {
  answerApplicant,
  answerFollowUp,
  readApplicantChat,
} from '@broadsheet/contract/calls/recruiter-chats';
import {
  findCandidates,
  inviteApplicant,
  jobApplicants,
  moveApplicant,
  openSlots,
  recruiterJobs,
  shortlistApplicant,
  viewApplicant,
} from '@broadsheet/contract/calls/recruiter-side';
import { recruiterViews } from '@broadsheet/contract/calls/recruiter-views';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@broadsheet/contract/durations';
import { addRecruiter } from '@broadsheet/test-kit/database/add-recruiter';
import { addSeeker } from '@broadsheet/test-kit/database/add-seeker';
import {
  createTestServices,
  type TestServices,
} from '@broadsheet/test-kit/database/create-test-services';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endTokens } from './make-token.ts';

let services: TestServices;
beforeAll(async () => {
  services = await createTestServices({ isLimited: false });
});
afterAll(() => services.close());

type Recruiter = Awaited<ReturnType<typeof addRecruiter>>;

const apply = async (
  jobId: number,
  changes: Parameters<typeof addSeeker>[1] = {},
  profile?: Parameters<typeof addSeeker>[2],
) => {
  const added = await addSeeker(services, changes, profile);
  await services.call(applyJob, {
    token: added.token,
    body: { applyAnyway: 1, jobcode: String(jobId) },
  });
  return added;
};
const listOf = ({ token, jobId }: Recruiter, query = {}) =>
  services.call(jobApplicants, { token, params: { jobId }, query });
const view = ({ token, jobId }: Recruiter, applicantId: string) =>
  services.call(viewApplicant, { token, params: { jobId, applicantId } });
const viewsOf = (token: string, query = {}) => services.call(recruiterViews, { token, query });

describe('the token of a recruiter', () => {
  it('is good for the calls of recruiters of its brand, until it ends, and for nothing else', async () => {
    const { id, token } = await addRecruiter(services);
    const wrong = { status: 401, body: { code: 'RECRUITER_TOKEN_WRONG' } };
    expect((await services.call(recruiterJobs, { token })).total).toBe(1);
    expect(await services.send(recruiterJobs, { token, brand: 'management' })).toMatchObject(wrong);
    expect(await services.send(jobAlerts, { token })).toMatchObject({ status: 401 });
    const seeker = await addSeeker(services);
    for (const other of [undefined, seeker.token, `bsr_${'A'.repeat(43)}`, `${token}x`])
      expect(
        await services.send(recruiterJobs, other === undefined ? {} : { token: other }),
      ).toMatchObject(wrong);
    const tokens = await services.database.selectFrom('recruiter_tokens').selectAll().execute();
    expect(JSON.stringify(tokens)).not.toContain(token.slice(4));
    expect(await endTokens(services.database, { recruiterId: id, now: services.now })).toBe(1);
    expect(await services.send(recruiterJobs, { token })).toMatchObject(wrong);
  });

  it('ends by itself', async () => {
    const { token } = await addRecruiter(services);
    services.now += 30 * DAY_MS;
    expect(await services.send(recruiterJobs, { token })).toMatchObject({ status: 401 });
    services.now -= 30 * DAY_MS;
  });
});

describe('those who have applied', () => {
  it('are listed for the recruiter whose job it is, the last one first, and for nobody else', async () => {
    const mine = await addRecruiter(services);
    const other = await addRecruiter(services);
    const profile = { city_id: 2, category_id: 1, experience_months: 40 };
    const first = await apply(mine.jobId, { name: 'Meera Iyer' }, profile);
    services.now += 1_000;
    await apply(mine.jobId, { name: 'Imran Sheikh' });
    const { items, total, hasMore } = await listOf(mine, { size: 1 });
    expect([items.map(({ name }) => name), total, hasMore]).toEqual([['Imran Sheikh'], 2, true]);
    const [oldest] = (await listOf(mine, { size: 1, page: 2 })).items;
    expect(oldest).toMatchObject({
      applicantId: first.seeker.public_id,
      experienceMonths: 40,
      city: 'Bangalore',
      headline: null,
      viewedAt: null,
    });
    const jobs = await services.call(recruiterJobs, { token: mine.token });
    expect(jobs.items).toMatchObject([{ id: mine.jobId, status: 'open', applicants: 2 }]);
    const params = { jobId: mine.jobId, applicantId: first.seeker.public_id };
    for (const call of [jobApplicants, viewApplicant])
      expect(await services.send(call, { token: other.token, params })).toMatchObject({
        status: 404,
        body: { code: 'JOB_NOT_FOUND' },
      });
  });

  it('are left out where they hide, or have blocked the company', async () => {
    const recruiter = await addRecruiter(services);
    const { database, now } = services;
    const hidden = [
      await apply(recruiter.jobId, { settings: '{"hideResume":1}' }),
      await apply(recruiter.jobId, { settings: '{"unpublish":1}' }),
      await apply(recruiter.jobId),
      await apply(recruiter.jobId),
    ];
    const [, , closed, blocking] = hidden;
    await database
      .updateTable('seekers')
      .set({ status: 'deactivated' })
      .where('id', '=', closed?.seeker.id ?? 0)
      .execute();
    await database
      .insertInto('blocked_companies')
      .values({
        seeker_id: blocking?.seeker.id ?? 0,
        company_id: recruiter.companyId,
        blocked_at: new Date(now),
      })
      .execute();
    const seen = await apply(recruiter.jobId, { settings: '{"hideResume":0}' });
    const { items, total } = await listOf(recruiter);
    expect([items.map(({ applicantId }) => applicantId), total]).toEqual([
      [seen.seeker.public_id],
      1,
    ]);
    const jobs = await services.call(recruiterJobs, { token: recruiter.token });
    expect(jobs.items).toMatchObject([{ applicants: 1 }]);
    const { token, jobId } = recruiter;
    const clientId = randomUUID();
    for (const { seeker } of [...hidden, await addSeeker(services)]) {
      const request = { token, params: { jobId, applicantId: seeker.public_id } };
      const answers = [
        await services.send(viewApplicant, request),
        await services.send(shortlistApplicant, request),
        await services.send(inviteApplicant, { ...request, body: { calendarId: 1 } }),
        await services.send(readApplicantChat, request),
        await services.send(answerApplicant, { ...request, body: { text: 'Hello', clientId } }),
        await services.send(answerFollowUp, { ...request, body: { text: 'Hello' } }),
      ];
      for (const answer of answers)
        expect(answer).toMatchObject({ status: 404, body: { code: 'APPLICANT_NOT_FOUND' } });
    }
    const [own] = hidden;
    const applied = await services.call(appliedJobs, { token: own?.token ?? '', query: {} });
    expect(applied.items).toHaveLength(1);
  });
});

describe('a view of a profile', () => {
  it('is told to its seeker, counted once a day in India', async () => {
    // Five minutes to midnight in India, and not in UTC.
    services.now = Math.ceil(services.now / DAY_MS) * DAY_MS + 18 * HOUR_MS + 25 * MINUTE_MS;
    const [first, second] = [await addRecruiter(services), await addRecruiter(services)];
    const { seeker, token } = await apply(first.jobId);
    await services.call(applyJob, {
      token,
      body: { applyAnyway: 1, jobcode: String(second.jobId) },
    });
    expect((await viewsOf(token)).items).toEqual([]);
    const from = services.now;
    const views = await Promise.all([1, 2, 3].map(() => view(first, seeker.public_id)));
    expect(views.filter(({ counted }) => counted)).toHaveLength(1);
    services.now += 3 * MINUTE_MS;
    expect((await view(second, seeker.public_id)).counted).toBe(true);
    expect((await view(first, seeker.public_id)).counted).toBe(false);
    services.now += 3 * MINUTE_MS;
    expect((await view(first, seeker.public_id)).counted).toBe(true);
    const { items, total } = await viewsOf(token);
    expect(total).toBe(2);
    expect(items).toMatchObject([
      {
        recruiter: { id: first.id, name: 'Farah Khan', company: { id: first.companyId } },
        firstAt: new Date(from).toISOString(),
        lastAt: new Date(services.now).toISOString(),
        times: 2,
      },
      { recruiter: { id: second.id }, times: 1 },
    ]);
    expect((await viewsOf(token, { size: 1 })).hasMore).toBe(true);
    expect((await listOf(first)).items[0]?.viewedAt).toBe(new Date(services.now).toISOString());
    expect((await viewsOf((await addSeeker(services)).token)).total).toBe(0);
  });

  it('shows what the seeker lets go along with an application', async () => {
    const recruiter = await addRecruiter(services);
    const { seeker } = await apply(recruiter.jobId, {
      phone: '+919876543210',
      settings: '{"hideStories":1}',
    });
    const { database, now } = services;
    await database
      .insertInto('positions')
      .values({
        seeker_id: seeker.id,
        title: 'Tester',
        company: 'Kaveri',
        from_month: '2020-01',
        until_month: null,
        description: 'My story',
      })
      .execute();
    const { profile } = await view(recruiter, seeker.public_id);
    expect(profile).toMatchObject({
      email: seeker.email,
      phone: null,
      coverLetter: null,
      work: [{ title: 'Tester', description: '' }],
    });
    expect((await listOf(recruiter)).items).toMatchObject([{ headline: 'Tester at Kaveri' }]);
    const open = { phone_verified_at: new Date(now), settings: '{}' };
    await database
      .updateTable('applications')
      .set({ cover_letter: 'Dear all' })
      .where('seeker_id', '=', seeker.id)
      .execute();
    await database.updateTable('seekers').set(open).where('id', '=', seeker.id).execute();
    expect((await view(recruiter, seeker.public_id)).profile).toMatchObject({
      phone: '+919876543210',
      coverLetter: 'Dear all',
      work: [{ description: 'My story' }],
    });
  });
});

describe('an application', () => {
  it('is viewed, shortlisted and brought further by its recruiter, never back, and its seeker hears of views', async () => {
    const recruiter = await addRecruiter(services);
    const { seeker, token } = await apply(recruiter.jobId);
    const who = {
      token: recruiter.token,
      params: { jobId: recruiter.jobId, applicantId: seeker.public_id },
    };
    await view(recruiter, seeker.public_id);
    await view(recruiter, seeker.public_id);
    expect((await listOf(recruiter)).items).toMatchObject([{ status: 'viewed' }]);
    const profile = await services.call(notifications, { token });
    expect(profile.items).toMatchObject([{ type: 5, link: '/recruiterview', status: 'unread' }]);
    expect(await services.call(shortlistApplicant, who)).toEqual({
      status: 'shortlisted',
      changed: true,
    });
    expect(await services.call(shortlistApplicant, who)).toMatchObject({ changed: false });
    expect(await services.call(moveApplicant, { ...who, body: { status: 'viewed' } })).toEqual({
      status: 'shortlisted',
      changed: false,
    });
    expect((await listOf(recruiter)).items[0]?.shortlistedAt).not.toBeNull();
    const other = await addRecruiter(services);
    for (const jobId of [other.jobId, recruiter.jobId])
      expect(
        await services.send(moveApplicant, {
          token: other.token,
          params: { ...who.params, jobId },
          body: { status: 'rejected' },
        }),
      ).toMatchObject({ status: 404 });
    expect(await services.call(moveApplicant, { ...who, body: { status: 'rejected' } })).toEqual({
      status: 'rejected',
      changed: true,
    });
  });
});

describe('an interview', () => {
  it('is invited to, for a calendar about that job, and the application comes so far', async () => {
    const recruiter = await addRecruiter(services);
    const { token, jobId } = recruiter;
    const { seeker } = await apply(jobId);
    const first = new Date(services.now + DAY_MS).toISOString();
    const body = { title: 'First talk', minutes: 30, place: 'Pune', slots: [first] };
    const { calendarId, slots } = await services.call(openSlots, {
      token,
      params: { jobId },
      body,
    });
    expect(slots).toMatchObject([{ startsAt: first }]);
    const params = { jobId, applicantId: seeker.public_id };
    const inviting = { token, params, body: { calendarId } };
    expect(await services.call(inviteApplicant, inviting)).toEqual({ invited: true });
    expect(await services.call(inviteApplicant, inviting)).toEqual({ invited: false });
    expect((await listOf(recruiter)).items).toMatchObject([{ status: 'interview' }]);
    const other = await addRecruiter(services);
    const elsewhere = await services.call(openSlots, {
      token: other.token,
      params: { jobId: other.jobId },
      body,
    });
    const foreign = { ...inviting, body: { calendarId: elsewhere.calendarId } };
    expect(await services.send(inviteApplicant, foreign)).toMatchObject({
      status: 404,
      body: { code: 'CALENDAR_NOT_FOUND' },
    });
    for (const wrong of [{ slots: ['2027-02-30T99:00Z'] }, { videoLink: 'https://meet.example/x' }])
      expect(
        await services.send(openSlots, { token, params: { jobId }, body: { ...body, ...wrong } }),
      ).toMatchObject({ status: 400, body: { code: 'VALIDATION' } });
    expect(
      await services.send(openSlots, { token, params: { jobId: other.jobId }, body }),
    ).toMatchObject({ status: 404, body: { code: 'JOB_NOT_FOUND' } });
  });
});

describe('a search for candidates', () => {
  const add = async (changes: Parameters<typeof addSeeker>[1] = {}, profile = {}) => {
    const added = await addSeeker(services, changes, {
      city_id: 2,
      experience_months: 40,
      ...profile,
    });
    const { data_id } = await services.database
      .selectFrom('tags')
      .select('data_id')
      .where('brand', '=', 'tech')
      .where('tag', '=', 'java')
      .executeTakeFirstOrThrow();
    await services.database
      .insertInto('seeker_skills')
      .values({ seeker_id: added.seeker.id, tag_id: data_id, position: 0 })
      .execute();
    return added.seeker;
  };

  it('finds by skill, city and years, and tells nothing to write to anybody by', async () => {
    const { token } = await addRecruiter(services);
    await services.database.deleteFrom('seeker_skills').execute();
    const seeker = await add({ phone: '+919812345678', phone_verified_at: new Date(services.now) });
    await add({}, { city_id: 1 });
    await add({}, { experience_months: 47 + 24 });
    const query = { skill: 'java', city: 'bangalore', minYears: 3, maxYears: 3 };
    const found = await services.call(findCandidates, { token, query });
    expect(found).toMatchObject({ total: 1, hasMore: false });
    expect(found.items).toEqual([
      {
        applicantId: seeker.public_id,
        name: 'Asha Rao',
        starred: false,
        headline: null,
        experienceMonths: 40,
        city: 'Bangalore',
        skills: ['Java'],
      },
    ]);
    for (const query of [{ skill: 'no-such' }, { skill: 'java', city: 'no-such' }])
      expect(await services.send(findCandidates, { token, query })).toMatchObject({
        status: 400,
        body: { code: 'VALIDATION' },
      });
  });

  it('is for recruiters of the brand, and finds nobody who is closed or has blocked the company', async () => {
    const { token, companyId } = await addRecruiter(services);
    await services.database.deleteFrom('seeker_skills').execute();
    await add({ brand: 'management' });
    await add({ status: 'deactivated' });
    const { id } = await add();
    await services.database
      .insertInto('blocked_companies')
      .values({ seeker_id: id, company_id: companyId, blocked_at: new Date(services.now) })
      .execute();
    const query = { skill: 'java' };
    expect((await services.call(findCandidates, { token, query })).items).toEqual([]);
    const seeker = await addSeeker(services);
    for (const sent of [{ query }, { query, token: seeker.token }])
      expect(await services.send(findCandidates, sent)).toMatchObject({ status: 401 });
  });
});
