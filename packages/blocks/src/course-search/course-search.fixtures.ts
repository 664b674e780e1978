import type { BlockFixtures } from '../block-fixtures.ts';
import type { courseSearch } from './schema.ts';

export const fixtures: BlockFixtures<typeof courseSearch> = {
  usual: {
    settings: {
      title: 'Learn what work asks for',
      text: 'Short and long.',
      button: 'Find courses',
    },
    data: {},
  },
};
