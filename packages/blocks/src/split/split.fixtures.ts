import type { BlockFixtures } from '../block-fixtures.ts';
import type { split } from './schema.ts';

export const fixtures: BlockFixtures<typeof split> = {
  left: { settings: { side: 'left', width: 'narrow', sticky: false }, data: {} },
  right: { settings: { side: 'right', width: 'narrow', sticky: false }, data: {} },
  summary: { settings: { side: 'left', width: 'wide', sticky: true }, data: {} },
  pane: { settings: { side: 'right', width: 'pane', sticky: false }, data: {} },
  help: { settings: { side: 'right', width: 'half', sticky: true }, data: {} },
};
