import type { BlockFixtures } from '../block-fixtures.ts';
import { onePageFixture, rowFixtures } from '../shared/list/list.fixtures.ts';
import type { feedRemoved } from './schema.ts';

const settings = { emptyText: "You haven't hidden any jobs." };
const rows = rowFixtures.map((row) => ({
  ...row,
  when: 'Hidden on 12 November 2026',
  undo: `/api/job/jobfeed/7/unfollowjob/${row.id}/`,
}));
const recruiters = [
  {
    id: 3,
    name: 'Meera Joshi',
    text: 'Talent partner, Kaveri Systems',
    href: '/jobfeed/recruiter/3',
    undo: '/api/job/jobfeed/7/unfollowrecruiter/3/',
  },
];
const data = {
  heading: '2 hidden jobs',
  rows,
  pager: onePageFixture,
  recruiters,
  recruitersPager: onePageFixture,
  wider: [],
  here: '/removedjobs',
};

export const fixtures: BlockFixtures<typeof feedRemoved> = {
  usual: { settings, data },
  empty: {
    settings,
    data: {
      ...data,
      heading: '0 hidden jobs',
      rows: [],
      recruiters: [],
      wider: [{ label: 'Jobs for you', href: '/jobfeed' }],
    },
  },
};
