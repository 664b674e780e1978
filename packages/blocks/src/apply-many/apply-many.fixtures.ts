import type { BlockFixtures } from '../block-fixtures.ts';
import type { applyMany, ManyRow } from './schema.ts';

const settings = {
  emptyText: 'No jobs selected. Select jobs in a list to apply to all of them here.',
  note: 'Your profile is sent with each application.',
};
const row = (jobId: number, apart: ManyRow['apart'] = null): ManyRow => ({
  jobId,
  job: { label: 'Senior Java Developer', href: `/j/senior-java-developer-${jobId}` },
  company: 'Kaveri Systems',
  apart,
});
const openRow = row(1236, {
  text: 'This job has questions to answer first.',
  way: { label: 'Answer and apply', href: '/job/applied/1236' },
});
const data = {
  heading: '3 jobs selected',
  rows: [row(1234), row(1235), openRow],
  notice: null,
  allowance: { text: 'You can apply for 26 more jobs in 30 days.', way: null },
  lacks: [],
  isOpen: true,
  next: '/apply-to-jobs?jobIds=1234,1235,1236',
  wider: [{ label: 'Saved jobs', href: '/saved-jobs' }],
};
const long = Array.from({ length: 50 }, (_, index) => ({
  ...row(2000 + index),
  job: {
    label: 'Associate Vice President, Institutional Relationships and Structured Trade Finance',
    href: `/j/associate-vice-president-${2000 + index}`,
  },
  company: 'Purvanchal Consulting & Systems Integration (India) Private Limited',
}));

export const fixtures: BlockFixtures<typeof applyMany> = {
  usual: { settings, data },
  unconfirmed: { settings, data: { ...data, lacks: ['experience'] } },
  sent: {
    settings,
    data: {
      ...data,
      rows: [openRow],
      notice: { isSuccess: true, text: "You've applied for 2 of these jobs." },
      allowance: null,
      isOpen: false,
    },
  },
  empty: {
    settings,
    data: { ...data, heading: '0 jobs selected', rows: [], allowance: null, isOpen: false },
  },
  long: { settings, data: { ...data, heading: '50 jobs selected', rows: long } },
};
