import type { BlockFixtures } from '../block-fixtures.ts';
import type { relatedTags } from './schema.ts';

export const fixtures: BlockFixtures<typeof relatedTags> = {
  usual: {
    settings: { title: 'Related skills' },
    data: { links: [{ label: 'C#', href: '/k/c-sharp-jobs' }] },
  },
};
