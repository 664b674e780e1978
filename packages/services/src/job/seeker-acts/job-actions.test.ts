import { category, jobDetail } from '@broadsheet/contract/calls/job';
import {
  applyJob,
  reportJob,
  savedJobsCount,
  saveJob,
  unsaveJob,
} from '@broadsheet/contract/calls/job-actions';
import { builtInMessages } from '@broadsheet/messages/built-in-messages';
import { addJob } from '@broadsheet/test-kit/database/add-job';
import { addSeeker } from '@broadsheet/test-kit/database/add-seeker';
import {
  createTestServices,
  type TestServices,
} from '@broadsheet/test-kit/database/create-test-services';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const { outcomes } = builtInMessages();

let services: TestServices;
beforeAll(async () => {
  services = await createTestServices({ isLimited: false });
});
afterAll(() => services.close());

const add = async (job: Parameters<typeof addJob>[1] = {}) => {
  const id = await addJob(services, job);
  return { id, jobcode: String(id) };
};
const detailOf = (jobcode: string, token?: string) =>
  services.call(jobDetail, { query: { jobcode }, ...(token ? { token } : {}) });

describe('applying', () => {
  it('happens once, however many ask at once, and counts beside what was imported', async () => {
    const { token } = await addSeeker(services);
    const { jobcode } = await add({ applied: 7 });
    const answers = await Promise.all(
      Array.from({ length: 50 }, () =>
        services.call(applyJob, { token, body: { applyAnyway: 1, jobcode } }),
      ),
    );
    expect(answers.filter(({ already }) => !already)).toHaveLength(1);
    const appliedAt = new Date(services.now).toISOString();
    expect(new Set(answers.map((answer) => answer.appliedAt))).toEqual(new Set([appliedAt]));
    expect(await detailOf(jobcode, token)).toMatchObject({ applied: 8, appliedAt });
    expect(await detailOf(jobcode)).toMatchObject({ applied: 8, appliedAt: null });
  });

  it('says where the employer takes applications', async () => {
    const { token } = await addSeeker(services);
    const { jobcode } = await add({ apply_url: 'https://careers.example.com/7' });
    const answer = await services.call(applyJob, { token, body: { applyAnyway: 1, jobcode } });
    expect(answer).toMatchObject({ already: false, applyUrl: 'https://careers.example.com/7' });
    expect(answer.message).toBe(outcomes.jobAppliedElsewhere);
  });

  it.each([
    ['closed', { status: 'expired' as const }],
    ['past its day', { expires_at: new Date(0) }],
  ])('is over for a job that is %s', async (_why, job) => {
    const { token } = await addSeeker(services);
    const { jobcode } = await add(job);
    expect(
      await services.send(applyJob, { token, body: { applyAnyway: 1, jobcode } }),
    ).toMatchObject({
      status: 410,
      body: { code: 'JOB_CLOSED' },
    });
  });

  it('is nothing for visitors, for jobs of the other brand and for jobs that are not there', async () => {
    const { token } = await addSeeker(services);
    const { jobcode } = await add();
    const other = await add({ brand: 'management', category_id: 13 });
    expect(await services.send(applyJob, { body: { applyAnyway: 1, jobcode } })).toMatchObject({
      status: 401,
    });
    for (const wrong of [other.jobcode, '999999999999']) {
      const refused = await services.send(applyJob, {
        token,
        body: { applyAnyway: 1, jobcode: wrong },
      });
      expect(refused).toMatchObject({ status: 404, body: { code: 'JOB_NOT_FOUND' } });
    }
  });
});

describe('saving', () => {
  it('keeps a job once and lets it go once: the count is that of the rows, and never below nothing', async () => {
    const { token } = await addSeeker(services);
    const { jobcode } = await add();
    const save = () => services.call(saveJob, { token, body: { jobcode } });
    const unsave = () => services.call(unsaveJob, { token, body: { jobcode } });
    const both = await Promise.all([save(), save()]);
    expect(both.map(({ saved, count }) => [saved, count])).toEqual([
      [1, 1],
      [1, 1],
    ]);
    expect(await services.call(savedJobsCount, { token })).toEqual({ count: 1 });
    expect(await unsave()).toMatchObject({ saved: 0, count: 0, message: expect.any(String) });
    expect(await unsave()).toMatchObject({ saved: 0, count: 0 });
  });

  it('shows in lists and on the job, to nobody but who has saved it', async () => {
    const { token } = await addSeeker(services);
    const other = await addSeeker(services);
    const { id, jobcode } = await add({ category_id: 4 });
    await services.call(saveJob, { token, body: { jobcode } });
    const savedOf = async (caller: { readonly token?: string }) => {
      const query = { categoryId: 4, size: 50 };
      const { items } = await services.call(category, { query, ...caller });
      return items.filter(({ saved }) => saved === 1).map((item) => item.id);
    };
    expect(await savedOf({ token })).toEqual([id]);
    expect(await savedOf({ token: other.token })).toEqual([]);
    expect(await savedOf({})).toEqual([]);
    expect(await detailOf(jobcode, token)).toMatchObject({ saved: 1 });
    expect(await detailOf(jobcode, other.token)).toMatchObject({ saved: 0, appliedAt: null });
    expect(await services.call(savedJobsCount, { token: other.token })).toEqual({ count: 0 });
    expect(await services.send(savedJobsCount)).toMatchObject({ status: 401 });
  });
});

describe('reporting', () => {
  it('keeps what a seeker said last of a job', async () => {
    const { token, seeker } = await addSeeker(services);
    const { id } = await add();
    const report = (reason: 'wrong' | 'fraud', note?: string) =>
      services.call(reportJob, {
        token,
        body: { id, action: 'job', reason, ...(note === undefined ? {} : { note }) },
      });
    await report('wrong');
    await report('fraud', ` They ask for ₹500. ${'ट'.repeat(400)}`);
    const rows = await services.database
      .selectFrom('job_reports')
      .select(['seeker_id', 'reason', 'note'])
      .where('job_id', '=', id)
      .execute();
    const note = `They ask for ₹500. ${'ट'.repeat(400)}`;
    expect(rows).toEqual([{ seeker_id: seeker.id, reason: 'fraud', note }]);
  });

  it.each([
    ['a note beyond 500 letters', { note: 'a'.repeat(501) }],
    ['an unknown reason', { reason: 'boring' }],
    ['another action', { action: 'company' }],
  ])('refuses %s', async (_what, change) => {
    const { token } = await addSeeker(services);
    const { id } = await add();
    const payload = new URLSearchParams({ id: String(id), action: 'job', reason: 'other' });
    for (const [name, value] of Object.entries(change)) payload.set(name, value);
    const refused = await services.app.inject({
      method: 'POST',
      url: '/job/jobdetail/report',
      headers: {
        'x-brand': 'tech',
        authorization: `Bearer ${token}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      payload: payload.toString(),
    });
    expect(refused.statusCode).toBe(400);
  });
});
