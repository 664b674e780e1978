import type { BlockFixtures } from '../block-fixtures.ts';
import type { consentChoice } from './schema.ts';

export const fixtures: BlockFixtures<typeof consentChoice> = {
  usual: {
    settings: { title: 'Cookie preferences', text: 'Choose which cookies this site may use.' },
    data: { next: '/cookiepolicy' },
  },
  empty: { settings: { title: 'Cookie preferences', text: '' }, data: { next: '/cookiepolicy' } },
};
