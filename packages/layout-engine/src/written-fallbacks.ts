import type { Fallback, FallbackBlock, Layout } from '@broadsheet/contract/layout';
import type { JsonPath } from './json-source.ts';
import { writtenBlocks } from './rules/rule.ts';

export interface WrittenFallback {
  readonly written: FallbackBlock;
  readonly path: JsonPath;
}

/** Every block of a fallback, those in its slots and its own fallbacks too, in the order of the file. */
export const writtenFallbacks = (
  fallback: Fallback | undefined,
  path: JsonPath,
): WrittenFallback[] => {
  if (fallback === undefined || fallback === 'drop') return [];
  const inside = Object.entries(fallback.slots ?? {}).flatMap(([slot, blocks]) =>
    blocks.flatMap((block, at) => writtenFallbacks(block, [...path, 'slots', slot, at])),
  );
  return [
    { written: fallback, path },
    ...inside,
    ...writtenFallbacks(fallback.fallback, [...path, 'fallback']),
  ];
};

/** Every block of the fallback of one block. */
export const fallbacksOf = (layout: Layout, id: string): WrittenFallback[] => {
  const first = writtenBlocks(layout).find((written) => written.id === id);
  return first ? writtenFallbacks(first.block.fallback, [...first.path, 'fallback']) : [];
};
