import type { BlockFixtures } from '../block-fixtures.ts';
import type { tabs } from './schema.ts';

const none = { third: '', fourth: '', fifth: '', sixth: '' };

export const fixtures = {
  usual: {
    settings: { first: 'For freshers', second: 'For leaders', ...none },
    data: { isPreview: true },
  },
  six: {
    settings: {
      first: 'Software engineering',
      second: 'Data and analytics',
      third: 'Design',
      fourth: 'Product management',
      fifth: 'Quality assurance',
      sixth: 'Support',
    },
    data: { isPreview: true },
  },
} satisfies BlockFixtures<typeof tabs>;
