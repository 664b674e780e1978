import type { BlockFixtures } from '../block-fixtures.ts';
import { entryFixtures } from '../shared/list/list.fixtures.ts';
import type { skillsGrid } from './schema.ts';

export const fixtures: BlockFixtures<typeof skillsGrid> = {
  usual: {
    settings: { title: 'Enhance skills', note: '', count: 12, items: [] },
    data: {
      skills: [
        ...entryFixtures.map((entry) => ({ ...entry, icon: null })),
        { title: 'Java', href: '/k/java-jobs', text: '', logo: null, icon: 'server' },
      ],
    },
  },
};
