import type { BlockFixtures } from '../block-fixtures.ts';
import { feedRowFixtures } from '../shared/feed/feed.fixtures.ts';
import { onePageFixture } from '../shared/list/list.fixtures.ts';
import type { feedList } from './schema.ts';

const settings = { tellMore: 'Update your preferences to see better matches.' };
const customise = { label: 'Update job preferences', href: '/personalize-jobfeed' };
const data = {
  heading: '2 jobs for you',
  isOpen: false,
  customise,
  chips: [],
  clearHref: '/jobfeed',
  sorts: [
    { label: 'Most relevant', href: '/jobfeed', current: true },
    { label: 'Newest', href: '/jobfeed?sort=date', current: false },
  ],
  rows: feedRowFixtures,
  pager: onePageFixture,
  more: null,
  wider: [],
  userId: 7,
  here: '/jobfeed',
};

export const fixtures: BlockFixtures<typeof feedList> = {
  usual: { settings, data },
  'nothing added': { settings, data: { ...data, isOpen: true } },
  empty: {
    settings,
    data: {
      ...data,
      heading: '0 jobs for you',
      chips: [{ label: 'Pune', href: '/jobfeed' }],
      rows: [],
      wider: [customise],
    },
  },
  long: {
    settings,
    data: {
      ...data,
      heading: '1,204 jobs for you',
      rows: Array.from({ length: 10 }, () => feedRowFixtures)
        .flat()
        .map((row, index) => ({ ...row, id: index + 1 })),
      pager: { page: 2, pages: 61, previous: '/jobfeed', next: '/jobfeed?page=3' },
      more: { label: 'Show 20 more jobs', href: '/jobfeed?page=3#more' },
    },
  },
};
