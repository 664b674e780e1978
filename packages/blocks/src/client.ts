import type { ComponentType } from 'react';
import type { BlockTypeName } from './schemas.ts';

/** The component of every block type, sorted; each is a chunk of its own. */
export const blockComponents = {
  quote: () => import('./quote/quote.tsx').then((module) => module.Quote),
} as const satisfies Record<BlockTypeName, () => Promise<unknown>> as Readonly<
  Record<string, () => Promise<ComponentType<never>>>
>;
