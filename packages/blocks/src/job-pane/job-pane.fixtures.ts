import type { BlockFixtures } from '../block-fixtures.ts';
import type { jobPane } from './schema.ts';

export const fixtures: BlockFixtures<typeof jobPane> = {
  usual: { settings: {}, data: {} },
};
