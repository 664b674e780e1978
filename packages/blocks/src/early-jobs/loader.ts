import { defineLoader } from '@broadsheet/contract/block-loader';
import { earlyJobFeed, earlyPreference } from '@broadsheet/contract/calls/early-applicant';
import { hrefOf } from '@broadsheet/contract/match-page';
import { toFeedPage } from '../parts/feed-page.ts';
import { unlessPlanNeeded } from '../parts/plan-needed.ts';
import { readListPage } from '../parts/read-page.ts';
import { earlyJobs } from './schema.ts';

const hrefOfPage = (page: number): string =>
  hrefOf('early-applicant-jobs', {}, page > 1 ? { page: String(page) } : {});

const WIDER = [
  { label: 'Change what we look for', href: hrefOf('early-applicant-preference', {}) },
  { label: 'Your jobs', href: hrefOf('jobfeed', {}) },
];

export const loadEarlyJobs = defineLoader(earlyJobs, async (_settings, context) => {
  const { page: asked, session, call } = context;
  if (!session) return { data: null };
  const page = readListPage(asked.query.page);
  const list = await unlessPlanNeeded(
    call(earlyJobFeed, {
      query: { page: page ?? 1 },
    }),
  );
  if (!list) {
    const { matches } = await call(earlyPreference, {});
    return { data: { feed: null, matches } };
  }
  const how = { page, hrefOfPage, words: 'with few applications so far', wider: WIDER };
  const { data, page: status } = toFeedPage(list, how, context, session.userId);
  return { data: { feed: data, matches: 0 }, page: status };
});
