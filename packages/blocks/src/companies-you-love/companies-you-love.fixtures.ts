import type { BlockFixtures } from '../block-fixtures.ts';
import { entryFixtures } from '../shared/list/list.fixtures.ts';
import type { companiesYouLove } from './schema.ts';

export const fixtures: BlockFixtures<typeof companiesYouLove> = {
  usual: {
    settings: { title: 'Companies you might love', count: 9 },
    data: { companies: entryFixtures },
  },
};
