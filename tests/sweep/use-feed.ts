import { validate } from '@broadsheet/contract/calls/auth';
import * as feed from '@broadsheet/contract/calls/feed';
import { feedPreferences, saveFeedPreferences } from '@broadsheet/contract/calls/feed-preferences';
import {
  followCompany,
  followedCompanies,
  unfollowCompany,
} from '@broadsheet/contract/calls/follow-companies';
import { saveJob, unsaveJob } from '@broadsheet/contract/calls/job-actions';
import type { Caller } from '@broadsheet/test-kit/site/create-caller';
import { expect } from 'vitest';

/** Reads the feed, hides jobs, shows them again, and follows a company. */
export const useFeed = async (caller: Caller): Promise<void> => {
  const { userId } = await caller.call(validate);
  const { items } = await caller.call(feed.jobFeed, { query: { size: 50 } });
  const job = items.find(({ recruiter }) => recruiter !== null);
  if (!job?.recruiter) throw new Error('no job of the feed has a recruiter');
  const ofJob = { userId, jobId: job.id };
  const ofRecruiter = { userId, recruiterId: job.recruiter.id };
  await caller.call(feed.recruiterJobFeed, { params: ofRecruiter });
  await caller.call(feed.unfollowJob, { params: ofJob, body: {} });
  await caller.call(feed.unfollowRecruiter, { params: ofRecruiter, body: {} });
  expect((await caller.call(feed.removedJobs)).total).toBe(1);
  expect((await caller.call(feed.unfollowedRecruiters)).total).toBe(1);
  await caller.call(feed.unfollowJob, { params: ofJob, body: { undo: true } });
  await caller.call(feed.unfollowRecruiter, { params: ofRecruiter, body: { undo: true } });
  await caller.call(saveJob, { body: { jobcode: String(job.id) } });
  expect((await caller.call(feed.savedJobs)).items.map(({ id }) => id)).toEqual([job.id]);
  await caller.call(unsaveJob, { body: { jobcode: String(job.id) } });
  await caller.call(feed.recommendedJobs);
  const ofCompany = { body: { companyId: job.company.id } };
  await caller.call(followCompany, ofCompany);
  expect((await caller.call(followedCompanies)).items.map(({ id }) => id)).toEqual([
    job.company.id,
  ]);
  expect((await caller.call(unfollowCompany, ofCompany)).items).toEqual([]);
  await caller.call(saveFeedPreferences, { body: { workFromHome: 1 } });
  const { preferences } = await caller.call(feedPreferences);
  expect(preferences.workFromHome).toBe(1);
};
