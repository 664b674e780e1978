import type { BlockFixtures } from '../block-fixtures.ts';
import type { perks } from './schema.ts';

export const fixtures: BlockFixtures<typeof perks> = {
  usual: {
    settings: { title: 'Perks and benefits' },
    data: {
      perks: [
        { label: 'Health cover', detail: 'For the family' },
        { label: 'Flexible hours', detail: '' },
      ],
    },
  },
};
