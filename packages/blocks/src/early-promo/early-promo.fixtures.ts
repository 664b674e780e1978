import type { BlockFixtures } from '../block-fixtures.ts';
import type { earlyPromo } from './schema.ts';

const settings = { sell: 'See the plan', open: 'See jobs', toMembers: true };

export const fixtures: BlockFixtures<typeof earlyPromo> = {
  usual: { settings, data: { count: 23, isActive: false } },
  member: { settings, data: { count: 1, isActive: true } },
  long: {
    settings: { ...settings, sell: 'See what you get with the plan' },
    data: { count: 10_000, isActive: false },
  },
};
