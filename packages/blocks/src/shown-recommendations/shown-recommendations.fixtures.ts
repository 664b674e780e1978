import type { BlockFixtures } from '../block-fixtures.ts';
import type { shownRecommendations } from './schema.ts';

const settings = { title: 'Recommendations' };
const item = {
  recommendationId: 42,
  name: 'Vikram Nair',
  facts: 'Manager · Head of Payments, Deccan Ledger',
  comment: 'Careful, and kind to everybody.',
  picture: null,
};
const linkedin = { kind: 'linkedin' as const, address: 'https://www.linkedin.com/in/asha-rao' };

export const fixtures: BlockFixtures<typeof shownRecommendations> = {
  usual: { settings, data: { items: [item], waiting: 1, connections: [linkedin] } },
  empty: { settings, data: { items: [], waiting: 0, connections: [] } },
  long: {
    settings,
    data: {
      items: [
        { ...item, comment: `<i>no</i> ${'Longwithoutanyspace'.repeat(20)}` },
        { ...item, recommendationId: 43, name: 'V'.repeat(80) },
      ],
      waiting: 3,
      connections: [linkedin],
    },
  },
};
