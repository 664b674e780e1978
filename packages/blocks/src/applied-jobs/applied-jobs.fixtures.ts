import type { BlockFixtures } from '../block-fixtures.ts';
import type { appliedJobs } from './schema.ts';

const settings = { title: 'Your applications' };
const tab = (label: string, status: string, count: string, current = false) => ({
  label,
  href: status === '' ? '/applied-jobs' : `/applied-jobs?status=${status}`,
  count,
  current,
});
const applied = { label: 'Applied', at: '2026-11-02T06:00:00.000Z', day: '2 November 2026' };
const row = {
  id: 1234,
  title: 'Senior Java Developer',
  href: '/job/applied/1234',
  company: { name: 'Kaveri Systems', logo: null },
  line: 'Kaveri Systems · Pune, Mumbai',
  atEmployer: false,
  closed: false,
  steps: [
    applied,
    { label: 'Shortlisted', at: '2026-11-12T06:00:00.000Z', day: '12 November 2026' },
  ],
};
const data = {
  tabs: [
    tab('All', '', '3', true),
    tab('Applied', 'applied', '2'),
    tab('Shortlisted', 'shortlisted', '1'),
  ],
  rows: [
    row,
    { ...row, id: 1235, title: 'Graduate Engineer', atEmployer: true, steps: [applied] },
    { ...row, id: 1236, title: 'Site Reliability Engineer', closed: true, steps: [applied] },
  ],
  pager: { page: 1, pages: 1, previous: null, next: null },
  allowance: 'You can apply for 28 more jobs now.',
  empty: {
    text: "You haven't applied for any jobs yet.",
    way: { label: 'Find jobs', href: '/search/jobs.html' },
  },
};

export const fixtures: BlockFixtures<typeof appliedJobs> = {
  usual: { settings, data },
  empty: { settings, data: { ...data, rows: [], allowance: null } },
  long: {
    settings,
    data: {
      ...data,
      rows: Array.from({ length: 20 }, (_, index) => ({
        ...row,
        id: index + 1,
        title: 'Graduate Engineer, Payments and Settlement Platform for the whole of Asia',
      })),
      pager: { page: 2, pages: 9, previous: '/applied-jobs', next: '/applied-jobs?page=3' },
    },
  },
};
