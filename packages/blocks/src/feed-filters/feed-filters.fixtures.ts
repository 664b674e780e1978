import type { BlockFixtures } from '../block-fixtures.ts';
import type { feedFilters } from './schema.ts';

const settings = { title: 'Filters', apply: 'Show jobs', shown: 6 };
const choice = { name: 'locIds', value: '1', label: 'Mumbai', count: '410', on: true };
const data = {
  on: 1,
  action: '/jobfeed',
  clearHref: '/jobfeed?sort=date',
  kept: [{ name: 'sort', value: 'date' }],
  groups: [{ title: 'City', kind: 'many' as const, choices: [choice], more: [] }],
};

export const fixtures: BlockFixtures<typeof feedFilters> = {
  usual: { settings, data },
  'none on': { settings, data: { ...data, on: 0, kept: [] } },
};
