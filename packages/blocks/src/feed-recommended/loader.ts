import { defineLoader } from '@broadsheet/contract/block-loader';
import { recommendedJobs } from '@broadsheet/contract/calls/feed';
import { hrefOf } from '@broadsheet/contract/match-page';
import type { Messages } from '@broadsheet/messages/message-areas';
import { toFeedPage } from '../shared/feed/feed-page.ts';
import { pageQuery, readAsOf } from '../shared/list/as-of.ts';
import { readPageNumber } from '../shared/list/read-page-number.ts';
import { feedRecommended } from './schema.ts';

const waysOn = (messages: Messages['feed']) => [
  { label: messages.completeProfile, href: hrefOf('myprofile', {}) },
  { label: messages.jobsForYou, href: hrefOf('jobfeed', {}) },
];

export const loadFeedRecommended = defineLoader(feedRecommended, async (_settings, context) => {
  const { page: requestedPage, session, call, messages } = context;
  if (!session) return { data: null };
  const page = readPageNumber(requestedPage.query.page);
  const asOf = readAsOf(context);
  const list = await call(recommendedJobs, {
    query: { page: page ?? 1, ...(asOf === undefined ? {} : { asOf }) },
  });
  const hrefOfPage = (at: number) => hrefOf('recommended-jobs', {}, pageQuery(at, context));
  const { feed } = messages;
  const how = { page, hrefOfPage, heading: feed.recommended, wider: waysOn(feed) };
  return toFeedPage(list, how, context, session.userId);
});
