import type { BlockFixtures } from '../block-fixtures.ts';
import type { searchAlert } from './schema.ts';

const settings = {
  title: 'Get job alerts',
  text: 'Get an email when there are new jobs like these.',
};
const data = {
  next: '/search/java.html?locIds=2',
  fields: [
    { name: 'query', value: 'java' },
    { name: 'locIds', value: '2' },
  ],
  isMember: false,
  alert: null,
  isFull: false,
  isDone: false,
};

export const fixtures: BlockFixtures<typeof searchAlert> = {
  usual: { settings, data },
  empty: { settings, data: { ...data, fields: [], isDone: true } },
  on: {
    settings,
    data: {
      ...data,
      isMember: true,
      alert: { name: 'Java jobs in Pune', frequency: 'weekly' },
    },
  },
  full: { settings, data: { ...data, isMember: true, isFull: true } },
  long: {
    settings,
    data: { ...data, fields: [{ name: 'query', value: 'x'.repeat(200) }] },
  },
};
