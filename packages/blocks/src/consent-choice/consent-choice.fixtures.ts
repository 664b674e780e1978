import type { BlockFixtures } from '../block-fixtures.ts';
import type { consentChoice } from './schema.ts';

export const fixtures: BlockFixtures<typeof consentChoice> = {
  usual: {
    settings: { title: 'Your choice', text: 'May this site keep a random number?' },
    data: { next: '/cookiepolicy' },
  },
  empty: { settings: { title: 'Your choice', text: '' }, data: { next: '/cookiepolicy' } },
};
