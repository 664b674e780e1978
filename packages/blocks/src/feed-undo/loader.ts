import { callPath } from '@broadsheet/browser-calls/call-path';
import { defineLoader, type LoaderContext } from '@broadsheet/contract/block-loader';
import {
  removedJobs,
  unfollowedRecruiters,
  unfollowJob,
  unfollowRecruiter,
} from '@broadsheet/contract/calls/feed';
import { doneHref, FEED_DONE } from '../shared/feed/feed-forms.ts';
import { feedUndo } from './schema.ts';

const LAST = { query: { page: 1, size: 1 } };

const readDone = async ({ page, call }: LoaderContext, userId: number) => {
  const next = doneHref(page.path);
  if (page.query.done === FEED_DONE.hidden) {
    const [job] = (await call(removedJobs, LAST)).items;
    if (!job) return null;
    const action = callPath(unfollowJob, { userId, jobId: job.id });
    return { text: `${job.title} at ${job.company.name} is hidden.`, action, next };
  }
  if (page.query.done === FEED_DONE.unfollowed) {
    const [one] = (await call(unfollowedRecruiters, LAST)).items;
    if (!one) return null;
    const action = callPath(unfollowRecruiter, { userId, recruiterId: one.id });
    return { text: `Jobs from ${one.name} are hidden.`, action, next };
  }
  return null;
};

export const loadFeedUndo = defineLoader(feedUndo, async (_settings, context) => {
  const { session } = context;
  if (!session) return { data: null };
  const { userId } = session;
  return { data: { userId, done: await readDone(context, userId) } };
});
