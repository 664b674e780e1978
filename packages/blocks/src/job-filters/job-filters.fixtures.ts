import type { BlockFixtures } from '../block-fixtures.ts';
import type { jobFilters } from './schema.ts';

export const fixtures: BlockFixtures<typeof jobFilters> = {
  usual: {
    settings: { title: 'Filters', shown: 6 },
    data: {
      on: 1,
      groups: [
        {
          title: 'City',
          choices: [
            { label: 'Mumbai', href: '/c/backend-jobs', count: '410', on: true },
            { label: 'Pune', href: '/c/backend-jobs?locIds=1%2C2', count: '220', on: false },
          ],
          more: [{ label: 'Nashik', href: '/c/backend-jobs?locIds=1%2C3', count: '12', on: false }],
        },
      ],
    },
  },
};
