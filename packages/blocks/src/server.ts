import type { BlockLoader } from '@broadsheet/contract/block-loader';
import { loadQuote } from './quote/loader.ts';
import type { BlockTypeName } from './schemas.ts';

/** The loader of every block type, sorted. */
export const blockLoaders = {
  quote: loadQuote,
} as const satisfies Record<BlockTypeName, unknown> as Readonly<Record<string, BlockLoader>>;
