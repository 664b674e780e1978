import type { BlockFixtures } from '../block-fixtures.ts';
import type { jobFilters } from './schema.ts';

const settings = { title: 'Filters', apply: 'Show jobs', shown: 6 };
const city = (value: string, label: string, count: string, on = false) => ({
  name: 'locIds',
  value,
  label,
  count,
  on,
});
const cities = {
  title: 'City',
  kind: 'many' as const,
  choices: [city('1', 'Mumbai', '410', true), city('2', 'Pune', '220')],
  more: [city('3', 'Nashik', '12')],
};
const experience = {
  title: 'Experience',
  kind: 'one' as const,
  choices: [{ name: 'exp', value: '4', label: '4–6 years', count: '312', on: false }],
  more: [],
};
const data = {
  on: 1,
  action: '/c/backend-jobs',
  clearHref: '/c/backend-jobs?sort=relevance',
  kept: [{ name: 'sort', value: 'relevance' }],
  groups: [cities, experience],
};

export const fixtures: BlockFixtures<typeof jobFilters> = {
  usual: { settings, data },
  'none on': {
    settings,
    data: { ...data, on: 0, kept: [], groups: [{ ...cities, choices: [], more: cities.more }] },
  },
};
