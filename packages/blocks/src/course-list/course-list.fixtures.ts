import { builtInMessages } from '@broadsheet/messages/built-in-messages';
import type { BlockFixtures } from '../block-fixtures.ts';
import { courseRowFixtures } from '../course.fixtures.ts';
import type { courseList } from './schema.ts';

const settings = { button: 'Enquire about selected courses', emptyText: 'No courses found.' };
const data = {
  heading: '2 courses in Data and analytics',
  isPage: false,
  rows: courseRowFixtures,
  pager: { page: 1, pages: 1, previous: null, next: null },
  jobs: null,
  wider: [],
  action: '/api/course/courseenquiry',
  next: '/learning?category=data&enquired=1',
  reforg: 'learning',
  said: '',
  failed: null,
  noneChosen: 'Please select a course',
};

export const fixtures: BlockFixtures<typeof courseList> = {
  usual: { settings, data },
  'of a search': {
    settings,
    data: {
      ...data,
      heading: '2 courses for “sql”',
      isPage: true,
      jobs: { label: 'Jobs for “sql”', href: '/search/sql.html' },
    },
  },
  failed: { settings, data: { ...data, failed: 'Please select a course' } },
  done: { settings, data: { ...data, said: builtInMessages().courses.enquirySent } },
  empty: {
    settings,
    data: {
      ...data,
      rows: [],
      wider: [{ label: 'Data and analytics', href: '/learning?category=data' }],
    },
  },
};
