import type { BlockFixtures } from '../block-fixtures.ts';
import { feedRowFixtures } from '../shared/feed/feed.fixtures.ts';
import { onePageFixture } from '../shared/list/list.fixtures.ts';
import type { feedRecommended } from './schema.ts';

const settings = { emptyText: 'No recommended jobs yet.' };
const data = {
  heading: '2 recommended jobs',
  rows: feedRowFixtures,
  pager: onePageFixture,
  more: null,
  wider: [],
  userId: 7,
  here: '/recommended-jobs',
};

export const fixtures: BlockFixtures<typeof feedRecommended> = {
  usual: { settings, data },
  empty: {
    settings,
    data: {
      ...data,
      heading: '0 recommended jobs',
      rows: [],
      wider: [{ label: 'Jobs for you', href: '/jobfeed' }],
    },
  },
};
