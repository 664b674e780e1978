import { validate } from '@broadsheet/contract/calls/auth';
import * as feed from '@broadsheet/contract/calls/feed';
import { feedPreferences, saveFeedPreferences } from '@broadsheet/contract/calls/feed-preferences';
import { saveJob, unsaveJob } from '@broadsheet/contract/calls/job-actions';
import type { Caller } from '@broadsheet/test-kit/site/create-caller';
import { expect } from 'vitest';

/** Somebody looks at the feed, puts away what they do not want, and brings it back. */
export const useFeed = async (caller: Caller): Promise<void> => {
  const { userId } = await caller.ask(validate);
  const { items } = await caller.ask(feed.jobFeed, { query: { size: 50 } });
  const job = items.find(({ recruiter }) => recruiter !== null);
  if (!job?.recruiter) throw new Error('no job of the feed has a recruiter');
  const ofJob = { userId, jobId: job.id };
  const ofRecruiter = { userId, recruiterId: job.recruiter.id };
  await caller.ask(feed.recruiterJobFeed, { params: ofRecruiter });
  await caller.ask(feed.unfollowJob, { params: ofJob, body: {} });
  await caller.ask(feed.unfollowRecruiter, { params: ofRecruiter, body: {} });
  expect((await caller.ask(feed.removedJobs)).total).toBe(1);
  expect((await caller.ask(feed.unfollowedRecruiters)).total).toBe(1);
  await caller.ask(feed.unfollowJob, { params: ofJob, body: { undo: true } });
  await caller.ask(feed.unfollowRecruiter, { params: ofRecruiter, body: { undo: true } });
  await caller.ask(saveJob, { body: { jobcode: String(job.id) } });
  expect((await caller.ask(feed.savedJobs)).items.map(({ id }) => id)).toEqual([job.id]);
  await caller.ask(unsaveJob, { body: { jobcode: String(job.id) } });
  await caller.ask(feed.recommendedJobs);
  await caller.ask(saveFeedPreferences, { body: { workFromHome: 1 } });
  const { preferences } = await caller.ask(feedPreferences);
  expect(preferences.workFromHome).toBe(1);
};
