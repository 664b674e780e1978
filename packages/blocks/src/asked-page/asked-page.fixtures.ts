import type { BlockFixtures } from '../block-fixtures.ts';
import type { askedPage } from './schema.ts';

const settings = { text: 'You were sent here from {page}, which is for people with an account.' };

export const fixtures: BlockFixtures<typeof askedPage> = {
  usual: {
    settings,
    data: { text: 'You were sent here from /saved-jobs, which is for people with an account.' },
  },
  long: {
    settings,
    data: {
      text: 'You were sent here from /chats/0123456789012345678901234567890123456789012345678901234567890123456789, which is for people with an account.',
    },
  },
};
