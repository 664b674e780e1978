import type { BlockFixtures } from '../block-fixtures.ts';
import { onePageFixture, rowFixtures } from '../shared/list/list.fixtures.ts';
import type { womenJobs } from './schema.ts';

const settings = { title: 'Jobs that welcome women', emptyText: 'No jobs for women right now.' };

const marks = [
  { label: 'All jobs for women', href: '/women_at_work', current: true },
  { label: 'Women preferred', href: '/women_at_work?femaleFilter=preferred', current: false },
];
const fields = [
  {
    name: 'expGroup',
    label: 'Experience',
    any: 'Any experience',
    chosen: '2',
    options: [
      { value: '1', label: '0–3 years' },
      { value: '2', label: '4–6 years' },
    ],
  },
];
const cities = {
  said: 'Pune, Nagpur',
  choices: [
    { value: '1', label: 'Mumbai', on: false },
    { value: '2', label: 'Pune', on: true },
    { value: '3', label: 'Nagpur', on: true },
  ],
};
const form = { marks, mark: 'preferred', cities, fields, clearHref: null };

export const fixtures: BlockFixtures<typeof womenJobs> = {
  usual: { settings, data: { ...form, note: '2 jobs', rows: rowFixtures, pager: onePageFixture } },
  'beyond the end': {
    settings,
    data: {
      ...form,
      note: '2 jobs',
      rows: [],
      pager: { page: 9, pages: 1, previous: '/women_at_work', next: null },
    },
  },
  none: {
    settings,
    data: { ...form, clearHref: '/women_at_work', note: '', rows: [], pager: onePageFixture },
  },
};
