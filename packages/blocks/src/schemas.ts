import type { BlockDefinitions } from '@broadsheet/contract/block-definition';
import { quote } from './quote/schema.ts';

/** Every block type, sorted. `server.ts` and `client.ts` must name the same ones. */
export const blockDefinitions = {
  quote,
} as const satisfies BlockDefinitions;

export type BlockTypeName = keyof typeof blockDefinitions;
