import type { BlockFixtures } from '../block-fixtures.ts';
import type { feedPreferences } from './schema.ts';

const settings = { title: 'Your preferences' };
const data = {
  values: { areas: '1', cities: 'pune', minPay: '12.5', workFromHome: '1' },
  choices: {
    areas: [
      { value: '1', label: 'Backend' },
      { value: '2', label: 'Frontend' },
    ],
    cities: [{ value: 'pune', label: 'Pune' }],
  },
  known: 'Backend · Pune · 8 skills',
  next: '/jobfeed',
  failed: null,
};

export const fixtures: BlockFixtures<typeof feedPreferences> = {
  usual: { settings, data },
  'nothing added': {
    settings,
    data: {
      ...data,
      values: { areas: '', cities: '', minPay: '', workFromHome: '0' },
      known: '',
      failed: 'Please check what you entered.',
    },
  },
};
