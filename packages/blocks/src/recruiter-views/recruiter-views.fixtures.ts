import type { BlockFixtures } from '../block-fixtures.ts';
import { onePageFixture } from '../shared/list/list.fixtures.ts';
import type { recruiterViews } from './schema.ts';

const settings = { title: 'Profile views' };
const row = {
  id: 3,
  name: 'Meera Joshi',
  designation: 'Talent partner',
  portraitUrl: '/media/fa9704031567a8eab927a3c5e8d0fc53b0d318591c1b14685b00c9ce034a0057.webp',
  company: 'Kaveri Systems',
  companyHref: '/company/kaveri-systems',
  logo: null,
  jobs: { href: '/jobfeed/recruiter/3', label: '4 open jobs' },
  at: '2026-11-20T09:00:00.000Z',
  age: 'Yesterday',
  often: 'on 3 days',
};
const { portraitUrl: _, ...plainRow } = row;
const data = {
  note: '2 recruiters',
  rows: [row, { ...plainRow, id: 4, name: 'Farah Khan', jobs: null, often: '' }],
  pager: onePageFixture,
};

export const fixtures: BlockFixtures<typeof recruiterViews> = {
  usual: { settings, data },
  empty: { settings, data: { ...data, note: '', rows: [] } },
  long: {
    settings,
    data: {
      note: '41 recruiters',
      rows: Array.from({ length: 20 }, (_, id) => ({
        ...row,
        id,
        name: 'Venkatanarasimharajuvaripeta Lakshminarayana Subrahmanyam',
        designation: 'Deputy General Manager, Talent Acquisition and Campus Relations, South',
      })),
      pager: {
        page: 2,
        pages: 3,
        previous: '/recruiterview',
        next: '/recruiterview?page=3',
      },
    },
  },
};
