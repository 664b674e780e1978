import type { BlockFixtures } from '../block-fixtures.ts';
import type { returnNotice } from './schema.ts';

export const fixtures: BlockFixtures<typeof returnNotice> = {
  usual: { settings: { texts: {} }, data: { text: 'Log in to see your saved jobs.' } },
  long: {
    settings: { texts: {} },
    data: {
      text: 'Log in to see the jobs that you have saved, the jobs that you have applied for, and all that recruiters have answered you.',
    },
  },
};
