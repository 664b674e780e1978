import { defineLoader } from '@broadsheet/contract/block-loader';
import { earlyJobFeed, earlyPreference } from '@broadsheet/contract/calls/early-applicant';
import { hrefOf } from '@broadsheet/contract/match-page';
import type { Messages } from '@broadsheet/messages/message-areas';
import { toFeedPage } from '../shared/feed/feed-page.ts';
import { pageQuery, readAsOf } from '../shared/list/as-of.ts';
import { readPageNumber } from '../shared/list/read-page-number.ts';
import { nullIfPlanNeeded } from '../shared/loading/null-on-error.ts';
import { earlyJobs } from './schema.ts';

const waysOn = (messages: Messages['feed']) => [
  { label: messages.updatePreferences, href: hrefOf('early-applicant-preference', {}) },
  { label: messages.jobsForYou, href: hrefOf('jobfeed', {}) },
];

export const loadEarlyJobs = defineLoader(earlyJobs, async (_settings, context) => {
  const { page: requestedPage, session, call, messages } = context;
  if (!session) return { data: null };
  const page = readPageNumber(requestedPage.query.page);
  const asOf = readAsOf(context);
  const list = await nullIfPlanNeeded(
    call(earlyJobFeed, {
      query: { page: page ?? 1, ...(asOf === undefined ? {} : { asOf }) },
    }),
  );
  if (!list) {
    const { matches } = await call(earlyPreference, {});
    return { data: { feed: null, matches } };
  }
  const hrefOfPage = (at: number) => hrefOf('early-applicant-jobs', {}, pageQuery(at, context));
  const how = { page, hrefOfPage, heading: messages.feed.early, wider: waysOn(messages.feed) };
  const { data, page: status } = toFeedPage(list, how, context, session.userId);
  return { data: { feed: data, matches: 0 }, page: status };
});
