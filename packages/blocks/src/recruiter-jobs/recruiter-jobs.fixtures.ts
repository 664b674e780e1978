import type { BlockFixtures } from '../block-fixtures.ts';
import { categoryLinkFixtures, onePageFixture, rowFixtures } from '../shared/list/list.fixtures.ts';
import type { recruiterJobs } from './schema.ts';

const settings = { source: 'Jobs from a recruiter', emptyText: 'No open jobs right now.' };
const data = {
  found: true as const,
  name: 'Meera Joshi',
  designation: 'Talent partner',
  portraitUrl: '/media/fa9704031567a8eab927a3c5e8d0fc53b0d318591c1b14685b00c9ce034a0057.webp',
  company: { label: 'Kaveri Systems', href: '/company/kaveri-systems', logo: null },
  note: '2 open jobs',
  rows: rowFixtures,
  pager: onePageFixture,
};

export const fixtures: BlockFixtures<typeof recruiterJobs> = {
  usual: { settings, data },
  empty: { settings, data: { ...data, note: '', rows: [] } },
  lost: { settings, data: { found: false, categories: categoryLinkFixtures } },
  long: {
    settings,
    data: {
      ...data,
      name: 'Venkatanarasimharajuvaripeta Lakshminarayana Subrahmanyam',
      designation: 'Deputy General Manager, Talent Acquisition and Campus Relations, South',
      note: '41 open jobs',
      rows: Array.from({ length: 10 }, () => rowFixtures)
        .flat()
        .map((row, index) => ({ ...row, id: index + 1 })),
      pager: {
        page: 2,
        pages: 3,
        previous: '/jobfeed/recruiter/3',
        next: '/jobfeed/recruiter/3?page=3',
      },
    },
  },
};
