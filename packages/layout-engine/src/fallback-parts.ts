import type { CompiledFallback } from './compiled-layout.ts';

type Fallback = CompiledFallback | 'drop' | undefined;

/** Every block of a fallback, those in its slots and its own fallbacks too. */
export const fallbackParts = (fallback: Fallback): readonly CompiledFallback[] => {
  if (typeof fallback !== 'object') return [];
  const inside = fallback.slots.flatMap(({ blocks }) => blocks.flatMap(fallbackParts));
  return [fallback, ...inside, ...fallbackParts(fallback.fallback)];
};

/** The most that one client meets of something in a fallback. @param own what one block counts */
export const maxInFallback = (
  fallback: Fallback,
  own: (part: CompiledFallback) => number,
): number => {
  if (typeof fallback !== 'object') return 0;
  const inside = fallback.slots.flatMap(({ blocks }) =>
    blocks.map((block) => maxInFallback(block, own)),
  );
  const itself = inside.reduce((sum, each) => sum + each, own(fallback));
  return Math.max(itself, maxInFallback(fallback.fallback, own));
};

/** How many levels of blocks a fallback has, 0 for none. */
export const depthOfFallback = (fallback: Fallback): number => {
  if (typeof fallback !== 'object') return 0;
  const inside = fallback.slots.flatMap(({ blocks }) => blocks.map(depthOfFallback));
  return Math.max(1 + Math.max(0, ...inside), depthOfFallback(fallback.fallback));
};
