import type { BlockFixtures } from '../block-fixtures.ts';
import type { split } from './schema.ts';

export const fixtures: BlockFixtures<typeof split> = {
  left: { settings: { side: 'left' }, data: {} },
  right: { settings: { side: 'right' }, data: {} },
};
