import { conversations } from '@broadsheet/contract/calls/chat';
import { followUp, proCheck } from '@broadsheet/contract/calls/follow-up';
import { jobInsights } from '@broadsheet/contract/calls/insights';
import { applyJob } from '@broadsheet/contract/calls/job-actions';
import { notifications } from '@broadsheet/contract/calls/notifications';
import { jobApplicants } from '@broadsheet/contract/calls/recruiter-side';
import { addJob } from '@broadsheet/test-kit/database/add-job';
import { addRecruiter } from '@broadsheet/test-kit/database/add-recruiter';
import { addSeeker } from '@broadsheet/test-kit/database/add-seeker';
import {
  createTestServices,
  type TestServices,
} from '@broadsheet/test-kit/database/create-test-services';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { setApplicationStatus } from '../job/applications/set-status.ts';

const MEMBERSHIP_MS = 300_000;

let services: TestServices;
beforeAll(async () => {
  services = await createTestServices({ isLimited: false });
});
afterAll(() => services.close());

/** The state of the six pro features for a seeker, with a recruiter who acts on them meanwhile. */
const featuresOf = async (token: string, seekerId: number) => {
  const recruiter = await addRecruiter(services);
  const { jobId } = recruiter;
  const jobcode = String(jobId);
  await services.call(applyJob, { token, body: { applyAnyway: 1, jobcode } });
  await setApplicationStatus(services, {
    seekerId,
    jobId,
    status: 'shortlisted',
    by: recruiter.id,
  });
  const list = await services.call(notifications, { token });
  const { items } = await services.call(jobApplicants, {
    token: recruiter.token,
    params: { jobId },
    query: {},
  });
  const other = await addJob(services);
  await services.call(applyJob, { token, body: { applyAnyway: 1, jobcode: String(other) } });
  return {
    limit: (await services.call(proCheck, { token })).apply.limit,
    isNotified: list.items.some(({ link }) => link === `/job/applied/${jobId}`),
    followUp: (await services.send(followUp, { token, body: { jobcode: String(other) } })).status,
    insights: (await services.send(jobInsights, { token, query: { jobcode } })).status,
    starred: items[0]?.starred,
    chat: (await services.send(conversations, { token })).status,
  };
};

it('the features of a pro member go with the membership, at the minute at which it ends, all of them', async () => {
  const { token, seeker } = await addSeeker(services);
  const until = new Date(services.now + MEMBERSHIP_MS);
  await services.database
    .insertInto('entitlements')
    .values({ seeker_id: seeker.id, feature: 'pro', until })
    .execute();
  const { now } = services;
  services.now = until.getTime() - 1;
  expect(await featuresOf(token, seeker.id)).toEqual({
    limit: null,
    isNotified: true,
    followUp: 200,
    insights: 200,
    starred: true,
    chat: 200,
  });
  services.now = until.getTime();
  expect(await featuresOf(token, seeker.id)).toEqual({
    limit: 30,
    isNotified: false,
    followUp: 403,
    insights: 403,
    starred: false,
    chat: 403,
  });
  services.now = now;
});

it.each(['early-applicant', 'resume-builder', 'spotlight'] as const)(
  'the plan %s makes nobody a pro member',
  async (feature) => {
    const { token, seeker } = await addSeeker(services);
    const until = new Date(services.now + MEMBERSHIP_MS);
    await services.database
      .insertInto('entitlements')
      .values({ seeker_id: seeker.id, feature, until })
      .execute();
    expect(await featuresOf(token, seeker.id)).toMatchObject({ limit: 30, starred: false });
  },
);
