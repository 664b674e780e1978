import type { BlockFixtures } from '../block-fixtures.ts';
import { categoryLinkFixtures } from '../shared/list/list.fixtures.ts';
import type { notFound } from './schema.ts';

export const fixtures: BlockFixtures<typeof notFound> = {
  usual: {
    settings: { text: 'There is no page at this address.' },
    data: { categories: categoryLinkFixtures },
  },
};
