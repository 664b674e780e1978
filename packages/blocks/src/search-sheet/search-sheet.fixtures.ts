import type { BlockFixtures } from '../block-fixtures.ts';
import type { searchSheet } from './schema.ts';

const settings = { title: 'Search jobs', recent: 'Recent searches' };

export const fixtures: BlockFixtures<typeof searchSheet> = {
  usual: { settings, data: { words: '', href: '' } },
  'of a search': { settings, data: { words: 'java', href: '/search/java.html' } },
};
