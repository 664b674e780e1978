import type { BlockCounter } from './block-load.ts';

/** Where there is no database: nothing is counted. */
export const closedBlockCounter: BlockCounter = {
  loaded: () => undefined,
  viewed: () => undefined,
  faulted: () => undefined,
  close: async () => undefined,
};
