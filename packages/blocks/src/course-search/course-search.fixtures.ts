import type { BlockFixtures } from '../block-fixtures.ts';
import type { courseSearch } from './schema.ts';

export const fixtures: BlockFixtures<typeof courseSearch> = {
  usual: {
    settings: {
      title: 'Courses to grow your career',
      text: 'Short and long.',
      button: 'Find courses',
    },
    data: {},
  },
};
