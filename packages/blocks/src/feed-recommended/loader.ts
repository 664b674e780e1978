import { defineLoader } from '@broadsheet/contract/block-loader';
import { recommendedJobs } from '@broadsheet/contract/calls/feed';
import { hrefOf } from '@broadsheet/contract/match-page';
import { toFeedPage } from '../parts/feed-page.ts';
import { readListPage } from '../parts/read-page.ts';
import { feedRecommended } from './schema.ts';

const hrefOfPage = (page: number): string =>
  hrefOf('recommended-jobs', {}, page > 1 ? { page: String(page) } : {});

const WIDER = [
  { label: 'Add to your profile', href: hrefOf('myprofile', {}) },
  { label: 'Your jobs', href: hrefOf('jobfeed', {}) },
];

export const loadFeedRecommended = defineLoader(feedRecommended, async (_settings, context) => {
  const { page: asked, session, call } = context;
  if (!session) return { data: null };
  const page = readListPage(asked.query.page);
  const list = await call(recommendedJobs, { query: { page: page ?? 1 } });
  const how = { page, hrefOfPage, words: 'that suit you', wider: WIDER };
  return toFeedPage(list, how, context, session.userId);
});
