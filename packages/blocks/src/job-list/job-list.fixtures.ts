import type { BlockFixtures } from '../block-fixtures.ts';
import { middlePageFixture, onePageFixture, rowFixtures } from '../shared/list/list.fixtures.ts';
import type { jobList } from './schema.ts';

const settings = { title: '', intro: '', noun: 'jobs' };
const sorts = [
  { label: 'Newest', href: '/c/backend-jobs', current: true },
  { label: 'Most relevant', href: '/c/backend-jobs?sort=relevance', current: false },
];
const data = {
  heading: '1,204 Backend jobs',
  corrected: null,
  chips: [],
  clearHref: '/c/backend-jobs',
  sorts,
  rows: rowFixtures,
  pager: middlePageFixture,
  more: { label: 'Show 20 more jobs', href: '/c/backend-jobs?page=3#more' },
  kinds: [],
  wider: [],
};

export const fixtures: BlockFixtures<typeof jobList> = {
  usual: { settings, data },
  filtered: {
    settings: { ...settings, intro: 'Services, data and what joins them.' },
    data: { ...data, chips: [{ label: 'Pune', href: '/c/backend-jobs' }] },
  },
  corrected: {
    settings,
    data: {
      ...data,
      corrected: { asked: 'jvaa', used: 'java', exactHref: '/search/jvaa.html?exact=1' },
      kinds: [
        { label: 'Jobs', href: '/search/jvaa.html', current: true },
        { label: 'Companies', href: '/search/jvaa.html?search=company', current: false },
      ],
    },
  },
  relaxed: {
    settings,
    data: {
      ...data,
      relaxed: 'Showing the closest jobs. None match: ₹20 lakh or more.',
      chips: [
        { label: 'Pune', href: '/search/data-analyst-20-lpa.html' },
        { label: '₹20 lakh or more', href: '/search/data-analyst-pune.html' },
      ],
    },
  },
  empty: {
    settings,
    data: {
      ...data,
      heading: '0 Backend jobs',
      rows: [],
      pager: onePageFixture,
      more: null,
      wider: [{ label: 'All Backend jobs', href: '/c/backend-jobs' }],
    },
  },
};
