import type { BlockFixtures } from '../block-fixtures.ts';
import type { filterSheet } from './schema.ts';

const settings = { title: 'Filters' };

export const fixtures: BlockFixtures<typeof filterSheet> = {
  usual: { settings, data: { call: 'category', base: { categoryId: '3' } } },
  feed: { settings, data: { call: 'feed', base: {} } },
};
