import { settings } from '@broadsheet/contract/calls/account';
import { followUp, followUpJob, followUps, proCheck } from '@broadsheet/contract/calls/follow-up';
import { applyJob } from '@broadsheet/contract/calls/job-actions';
import { addJob } from '@broadsheet/test-kit/database/add-job';
import { addSeeker } from '@broadsheet/test-kit/database/add-seeker';
import {
  createTestServices,
  type TestServices,
} from '@broadsheet/test-kit/database/create-test-services';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setApplicationStatus } from '../applications/set-status.ts';
import { answerFollowUp } from './answer-follow-up.ts';

const WEEK_MS = 604_800_000;
let services: TestServices;
beforeAll(async () => {
  services = await createTestServices({ isLimited: false });
});
afterAll(() => services.close());

const addMember = async (isPro = true) => {
  const { token, seeker } = await addSeeker(services, { isPro });
  const jobs = await Promise.all([addJob(services), addJob(services)]);
  for (const id of jobs)
    await services.call(applyJob, { token, body: { applyAnyway: 1, jobcode: String(id) } });
  return { token, seekerId: seeker.id, jobs };
};
const follow = (token: string, jobId: number) =>
  services.send(followUp, { token, body: { jobcode: String(jobId) } });

describe('following up', () => {
  it('is one in any 7 days, however many ask at once', async () => {
    const { token, seekerId, jobs } = await addMember();
    const [one, other] = jobs;
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, at) => follow(token, at % 2 === 0 ? one : other)),
    );
    const { followed } = await services.call(followUps, { token });
    expect(followed).toHaveLength(1);
    const done = followed[0]?.jobId;
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(50);
    expect(answers.find(({ status }) => status !== 200)).toMatchObject({
      status: 429,
      body: { code: 'FOLLOW_UP_SENT', details: [{ path: 'from' }] },
    });
    const from = new Date(services.now + WEEK_MS).toISOString();
    const left = async () => (await services.call(proCheck, { token })).followUp;
    expect(await left()).toEqual({ left: 0, from });
    expect((await services.call(settings, { token })).settings.followUpUsed).toBe(1);
    await services.database
      .updateTable('follow_ups')
      .set({ followed_at: new Date(services.now - WEEK_MS) })
      .where('seeker_id', '=', seekerId)
      .execute();
    expect(await left()).toEqual({ left: 1, from: null });
    const next = done === one ? other : one;
    expect(await follow(token, next)).toMatchObject({ status: 200, body: { already: false } });
  });

  it('is answered once, and its seeker told', async () => {
    const { token, seekerId, jobs } = await addMember();
    const [jobId] = jobs;
    const answer = (text: string) => answerFollowUp(services, { seekerId, jobId, text });
    expect(await answer('Too early')).toBe(false);
    await follow(token, jobId);
    expect(await Promise.all([answer('Next week.'), answer('Next week.')])).toContain(false);
    expect((await services.call(followUps, { token })).followed).toMatchObject([
      { jobId, answer: 'Next week.', answeredAt: new Date(services.now).toISOString() },
    ]);
    const notifications = await services.database
      .selectFrom('notifications')
      .select(['type', 'link'])
      .where('seeker_id', '=', seekerId)
      .execute();
    expect(notifications).toEqual([{ type: 14, link: `/job/applied/${jobId}` }]);
  });

  it('is for pro members', async () => {
    const { token, jobs } = await addMember(false);
    expect(await follow(token, jobs[0])).toMatchObject({
      status: 403,
      body: { code: 'PRO_NEEDED' },
    });
  });

  it('is about an application of one’s own that is not decided', async () => {
    const { token, seekerId, jobs } = await addMember();
    const other = await addMember();
    expect((await follow(token, other.jobs[0])).status).toBe(404);
    const change = { seekerId, jobId: jobs[0], status: 'rejected' as const, by: null };
    await setApplicationStatus(services, change);
    expect(await follow(token, jobs[0])).toMatchObject({
      status: 409,
      body: { code: 'APPLICATION_OVER' },
    });
  });

  it('may be asked under one’s own id, and nobody else’s', async () => {
    const { token, seekerId, jobs } = await addMember();
    const other = await addMember();
    const [jobId] = jobs;
    const params = { userId: seekerId, jobId };
    const refused = await services.send(followUpJob, { token: other.token, params });
    expect(refused).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
    expect(await services.call(followUpJob, { token, params })).toMatchObject({ already: false });
    expect((await services.call(followUps, { token })).followed).toMatchObject([{ jobId }]);
    expect((await services.call(followUps, { token: other.token })).followed).toEqual([]);
  });
});
