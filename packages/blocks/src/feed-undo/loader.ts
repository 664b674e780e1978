import { callPath } from '@broadsheet/browser-calls/call-path';
import { defineLoader, type LoaderContext } from '@broadsheet/contract/block-loader';
import {
  removedJobs,
  unfollowedRecruiters,
  unfollowJob,
  unfollowRecruiter,
} from '@broadsheet/contract/calls/feed';
import { formatMessage } from '@broadsheet/messages/format-message';
import { doneHref, FEED_DONE } from '../shared/feed/feed-forms.ts';
import { feedUndo } from './schema.ts';

const LAST = { query: { page: 1, size: 1 } };

const readDone = async ({ page, call, messages }: LoaderContext, userId: number) => {
  const { job: jobTexts, rows } = messages;
  const next = doneHref(page.path);
  if (page.query.done === FEED_DONE.hidden) {
    const [job] = (await call(removedJobs, LAST)).items;
    if (!job) return null;
    const action = callPath(unfollowJob, { userId, jobId: job.id });
    const name = formatMessage(jobTexts.name, { job: job.title, company: job.company.name });
    return { text: formatMessage(rows.jobHidden, { job: name }), action, next };
  }
  if (page.query.done === FEED_DONE.unfollowed) {
    const [one] = (await call(unfollowedRecruiters, LAST)).items;
    if (!one) return null;
    const action = callPath(unfollowRecruiter, { userId, recruiterId: one.id });
    return { text: formatMessage(rows.recruiterHidden, { recruiter: one.name }), action, next };
  }
  return null;
};

export const loadFeedUndo = defineLoader(feedUndo, async (_settings, context) => {
  const { session } = context;
  if (!session) return { data: null };
  const { userId } = session;
  return { data: { userId, done: await readDone(context, userId) } };
});
