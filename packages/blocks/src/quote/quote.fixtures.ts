import type { BlockFixtures } from '../block-fixtures.ts';
import type { quote } from './schema.ts';

export const fixtures: BlockFixtures<typeof quote> = {
  usual: { settings: { text: 'Work is love made visible.', author: 'Kahlil Gibran' }, data: {} },
  anonymous: { settings: { text: 'Well begun is half done.', author: '' }, data: {} },
};
