import type { BlockFixtures } from '../block-fixtures.ts';
import { courseRowFixtures } from '../course.fixtures.ts';
import type { coursePicks } from './schema.ts';

export const fixtures: BlockFixtures<typeof coursePicks> = {
  usual: {
    settings: { title: 'Featured courses', note: '', quietNote: '', source: 'featured', count: 4 },
    data: { rows: courseRowFixtures, note: '', more: null },
  },
};
