import type { BlockFixtures } from '../block-fixtures.ts';
import { onePageFixture, rowFixtures } from '../shared/list/list.fixtures.ts';
import type { feedSaved } from './schema.ts';

const settings = { emptyText: "You haven't saved any jobs yet." };
const rows = rowFixtures.map((row, index) => ({
  ...row,
  saved: true,
  isOpen: index === 0,
  kept: `${index === 0 ? '' : 'Closed. '}Saved on 12 November 2026`,
}));
const data = { heading: '2 saved jobs', rows, pager: onePageFixture, wider: [] };

export const fixtures: BlockFixtures<typeof feedSaved> = {
  usual: { settings, data },
  empty: {
    settings,
    data: {
      ...data,
      heading: '0 saved jobs',
      rows: [],
      wider: [{ label: 'Jobs for you', href: '/jobfeed' }],
    },
  },
};
