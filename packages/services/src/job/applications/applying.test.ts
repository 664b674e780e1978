import {
  applicationOf,
  appliedCount,
  appliedJobs,
  applyAdditionalInfo,
  applyMultiple,
  applyOutlook,
} from '@broadsheet/contract/calls/applications';
import { proCheck } from '@broadsheet/contract/calls/follow-up';
import { jobDetail } from '@broadsheet/contract/calls/job';
import { applyJob } from '@broadsheet/contract/calls/job-actions';
import { DAY_MS } from '@broadsheet/contract/durations';
import type { JobQuestion } from '@broadsheet/contract/entities/job-question';
import { addJob } from '@broadsheet/test-kit/database/add-job';
import { addSeeker } from '@broadsheet/test-kit/database/add-seeker';
import {
  createTestServices,
  type TestServices,
} from '@broadsheet/test-kit/database/create-test-services';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setApplicationStatus } from './set-status.ts';

let services: TestServices;
beforeAll(async () => {
  services = await createTestServices({ isLimited: false });
});
afterAll(() => services.close());

const addJobs = (count: number) =>
  Promise.all(Array.from({ length: count }, () => addJob(services)));
const addQuestion = (jobId: number, question: Partial<JobQuestion> = {}) =>
  services.database
    .insertInto('job_questions')
    .values({
      job_id: jobId,
      position: 1,
      text: 'How soon can you join?',
      kind: 'text',
      required: true,
      ...question,
    })
    .execute();
const apply = (token: string, jobId: number, sent: object = {}) =>
  services.send(applyJob, { token, body: { applyAnyway: 1, jobcode: String(jobId), ...sent } });

describe('the limit of a basic member', () => {
  it('holds however many apply at once, tells from when there is room, and is none for pro members', async () => {
    const basic = await addSeeker(services);
    const pro = await addSeeker(services, { isPro: true });
    const jobs = await addJobs(100);
    const all = (token: string, max: number) =>
      Promise.all(jobs.slice(0, max).map((jobId) => apply(token, jobId)));
    const answers = await all(basic.token, 100);
    const applied = await services.call(appliedCount, { token: basic.token });
    expect(applied).toMatchObject({ count: 30, statuses: { applied: 30, viewed: 0 } });
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 429]));
    expect(answers.find(({ status }) => status === 429)?.body).toMatchObject({
      code: 'APPLY_LIMIT_REACHED',
      details: [{ path: 'from', message: expect.stringMatching(/^You can go on from .* IST\.$/) }],
    });
    const from = new Date(services.now + 30 * DAY_MS).toISOString();
    expect((await services.call(proCheck, { token: basic.token })).apply).toEqual({
      limit: 30,
      left: 0,
      from,
    });
    expect(new Set((await all(pro.token, 31)).map(({ status }) => status))).toEqual(new Set([200]));
    expect(await services.call(appliedCount, { token: pro.token })).toMatchObject({ count: 31 });
    expect((await services.call(proCheck, { token: pro.token })).apply).toEqual({
      limit: null,
      left: null,
      from: null,
    });
  });

  it('does not count what was done at an employer’s own site, and lets a second click through', async () => {
    const { token, seeker } = await addSeeker(services);
    const jobs = await addJobs(31);
    const [first = 0, last = 0] = jobs;
    const elsewhere = await addJob(services, { apply_url: 'https://careers.example.com/1' });
    const others = jobs.filter((jobId) => jobId !== last);
    const applied_at = new Date(services.now - DAY_MS);
    await services.database
      .insertInto('applications')
      .values(others.map((job_id) => ({ seeker_id: seeker.id, job_id, applied_at })))
      .execute();
    expect((await apply(token, elsewhere)).status).toBe(200);
    expect((await apply(token, last)).status).toBe(429);
    expect(await apply(token, first)).toMatchObject({ status: 200, body: { already: true } });
    await services.database
      .updateTable('applications')
      .set({ applied_at: new Date(services.now - 30 * DAY_MS) })
      .where('seeker_id', '=', seeker.id)
      .where('job_id', '=', first)
      .execute();
    expect((await apply(token, last)).status).toBe(200);
  });
});

describe('what a job asks', () => {
  it('stands on the job, has to be answered, and is kept as it was sent', async () => {
    const { token } = await addSeeker(services);
    const jobId = await addJob(services);
    await addQuestion(jobId);
    const detail = await services.call(jobDetail, { query: { jobcode: String(jobId) } });
    expect(detail.questions).toMatchObject([{ position: 1, required: true, kind: 'text' }]);
    expect(await apply(token, jobId, { q1: ' ' })).toMatchObject({
      status: 422,
      body: {
        code: 'ANSWERS_NEEDED',
        details: [{ path: 'body/q1', message: 'Answer this question.' }],
      },
    });
    expect((await apply(token, jobId, { q1: 'At once', coverLetter: 'Dear all' })).status).toBe(
      200,
    );
    const query = { jobcode: String(jobId) };
    expect(await services.call(applicationOf, { token, query })).toMatchObject({
      answers: [{ position: 1, question: 'How soon can you join?', answer: 'At once' }],
      coverLetter: 'Dear all',
      open: [],
    });
  });

  it('sends the letter of the profile along where its owner wants that', async () => {
    const { token, seeker } = await addSeeker(services, { settings: '{"coverLetter":1}' });
    const written = { seeker_id: seeker.id, text: 'My letter', updated_at: new Date(services.now) };
    await services.database.insertInto('cover_letters').values(written).execute();
    const [one = 0, other = 0] = await addJobs(2);
    await apply(token, one);
    await apply(token, other, { coverLetter: '' });
    const letterOf = async (jobId: number) =>
      (await services.call(applicationOf, { token, query: { jobcode: String(jobId) } }))
        .coverLetter;
    expect(await letterOf(one)).toBe('My letter');
    expect(await letterOf(other)).toBeNull();
  });

  it('can be answered later where it is left open, and what was sent stays', async () => {
    const { token } = await addSeeker(services);
    const jobId = await addJob(services);
    await addQuestion(jobId, { required: false, kind: 'number', text: 'Years of Java?' });
    await apply(token, jobId);
    const add = (sent: object) =>
      services.send(applyAdditionalInfo, { token, body: { jobcode: String(jobId), ...sent } });
    expect(await add({ q1: 'many' })).toMatchObject({ status: 422 });
    const both = await Promise.all([add({ q1: '4' }), add({ coverLetter: 'Dear all' })]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(await add({ q1: '4' })).toMatchObject({
      body: { application: { answers: [{ answer: '4' }], coverLetter: 'Dear all', open: [] } },
    });
    expect(await add({ q1: '5' })).toMatchObject({ status: 409, body: { code: 'INFO_SENT' } });
  });
});

describe('applying for many', () => {
  it('says of each job what came of it, twice the same as once', async () => {
    const { token } = await addSeeker(services);
    const [one = 0, two = 0, withQuestions = 0] = await addJobs(3);
    const closed = await addJob(services, { status: 'expired' });
    const elsewhere = await addJob(services, { apply_url: 'https://careers.example.com/2' });
    const other = await addJob(services, { brand: 'management', category_id: 13 });
    await addQuestion(withQuestions);
    await apply(token, two);
    const jobIds = [one, two, withQuestions, closed, elsewhere, other, 2_147_483_648].join(',');
    const send = () => services.call(applyMultiple, { token, body: { applyAnyway: 1, jobIds } });
    const answers = await Promise.all([send(), send()]);
    const outcomes = answers.map(({ items }) => items.map(({ outcome }) => outcome));
    const rest = ['already', 'questions', 'closed', 'elsewhere', 'unknown', 'unknown'];
    expect(outcomes.toSorted()).toEqual([
      ['already', ...rest],
      ['applied', ...rest],
    ]);
    expect(answers.map(({ message }) => message).toSorted()).toEqual([
      'No applications sent. Not sent: 5.',
      'You applied for 1 job. Not sent: 5.',
    ]);
  });

  it('tells beforehand how each stands and what is left, of the caller alone, and changes nothing', async () => {
    const { token } = await addSeeker(services);
    const other = await addSeeker(services);
    const [one = 0, two = 0, withQuestions = 0] = await addJobs(3);
    const closed = await addJob(services, { status: 'expired' });
    const elsewhere = await addJob(services, { apply_url: 'https://careers.example.com/3' });
    const foreign = await addJob(services, { brand: 'management', category_id: 13 });
    await addQuestion(withQuestions);
    await apply(other.token, one);
    await apply(token, two);
    const jobIds = [one, foreign, two, withQuestions, closed, elsewhere, 4_000_000_000].join(',');
    const loadOutlook = () => services.call(applyOutlook, { token, query: { jobIds } });
    const outlook = await loadOutlook();
    expect(outlook).toMatchObject({ left: 29, from: null });
    expect(outlook.items.map(({ job, standing }) => [job.id, standing])).toEqual([
      [one, 'open'],
      [two, 'already'],
      [withQuestions, 'questions'],
      [closed, 'closed'],
      [elsewhere, 'elsewhere'],
    ]);
    expect(await loadOutlook()).toEqual(outlook);
    expect(await services.send(applyOutlook, { query: { jobIds } })).toMatchObject({ status: 401 });
  });

  it('ends at the limit, of which it is told when it goes on', async () => {
    const { token } = await addSeeker(services);
    const jobs = await addJobs(32);
    const { items } = await services.call(applyMultiple, {
      token,
      body: { applyAnyway: 1, jobIds: jobs.join(',') },
    });
    expect(items.filter(({ outcome }) => outcome === 'applied')).toHaveLength(30);
    expect(items.slice(30).map(({ outcome }) => outcome)).toEqual(['limit', 'limit']);
    const query = { jobIds: String(jobs[31]) };
    const from = new Date(services.now + 30 * DAY_MS).toISOString();
    expect(await services.call(applyOutlook, { token, query })).toMatchObject({
      left: 0,
      from,
      items: [{ standing: 'open' }],
    });
  });
});

describe('what one has applied for', () => {
  it('is listed by status with its steps, a page at a time, and is nobody else’s', async () => {
    const { token, seeker } = await addSeeker(services);
    const other = await addSeeker(services);
    const [first = 0, second = 0] = await addJobs(2);
    await apply(token, first);
    services.now += 1_000;
    await apply(token, second);
    const change = { seekerId: seeker.id, jobId: first, by: null };
    await setApplicationStatus(services, { ...change, status: 'viewed' });
    await setApplicationStatus(services, { ...change, status: 'rejected' });
    const all = await services.call(appliedJobs, { token, query: { size: 1 } });
    expect(all).toMatchObject({ items: [{ job: { id: second } }], total: 2, hasMore: true });
    const rejected = await services.call(appliedJobs, { token, query: { status: 'rejected' } });
    expect(rejected).toMatchObject({ total: 1, hasMore: false });
    expect(rejected.items.map(({ steps }) => steps.map(({ status }) => status))).toEqual([
      ['applied', 'viewed', 'rejected'],
    ]);
    expect(await services.call(appliedJobs, { token: other.token })).toMatchObject({ items: [] });
    const query = { jobcode: String(first) };
    for (const call of [applicationOf, appliedJobs, appliedCount, proCheck])
      expect((await services.send(call, { query })).status).toBe(401);
    expect(await services.send(applicationOf, { token: other.token, query })).toMatchObject({
      status: 404,
      body: { code: 'APPLICATION_NOT_FOUND' },
    });
    const body = { jobcode: String(first), coverLetter: 'Mine' };
    expect(await services.send(applyAdditionalInfo, { token: other.token, body })).toMatchObject({
      status: 404,
    });
    expect(await services.send(applyAdditionalInfo, { token, body })).toMatchObject({
      body: { code: 'APPLICATION_OVER' },
    });
  });
});
