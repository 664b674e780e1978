import type { BlockFixtures } from '../block-fixtures.ts';
import type { numbers } from './schema.ts';

export const fixtures = {
  usual: {
    settings: {
      title: 'In numbers',
      jobsLabel: 'open jobs',
      companiesLabel: 'companies',
      items: [{ value: '52', label: 'cities' }],
    },
    data: {
      facts: [
        { value: '12,480', label: 'open jobs' },
        { value: '640', label: 'companies' },
        { value: '52', label: 'cities' },
      ],
    },
  },
} satisfies BlockFixtures<typeof numbers>;
