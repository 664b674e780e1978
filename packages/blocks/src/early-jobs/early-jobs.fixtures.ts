import type { BlockFixtures } from '../block-fixtures.ts';
import { feedRowFixtures } from '../shared/feed/feed.fixtures.ts';
import { onePageFixture } from '../shared/list/list.fixtures.ts';
import type { earlyJobs } from './schema.ts';

const settings = { emptyText: 'No early applicant jobs right now.' };
const feed = {
  heading: '2 early applicant jobs',
  rows: feedRowFixtures,
  pager: onePageFixture,
  more: null,
  wider: [],
  userId: 7,
  here: '/early-applicant-jobs',
};

export const fixtures: BlockFixtures<typeof earlyJobs> = {
  usual: { settings, data: { feed, matches: 0 } },
  empty: {
    settings,
    data: {
      feed: {
        ...feed,
        heading: '0 early applicant jobs',
        rows: [],
        wider: [{ label: 'Jobs for you', href: '/jobfeed' }],
      },
      matches: 0,
    },
  },
  'no plan': { settings, data: { feed: null, matches: 23 } },
  'no plan and no jobs': { settings, data: { feed: null, matches: 0 } },
};
