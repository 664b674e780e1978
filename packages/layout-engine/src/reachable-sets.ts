import { type BitSet, intersectBits, keyOfBits } from './bit-set.ts';
import type { CompiledLayout } from './compiled-layout.ts';

/** One set of conditions that can be satisfied together, with an example person. */
export interface ReachableSet {
  readonly holds: BitSet;
  /** Such as `brand management, experienceBand 2`; `everybody` when the layout depends on nothing. */
  readonly who: string;
}

/**
 * Every set of conditions that an audience satisfies at some instant, found by classes over the whole audience space.
 * Null when there are more than `limit`.
 */
export const reachableSets = (compiled: CompiledLayout, limit: number): ReachableSet[] | null => {
  const dimensions = [
    ...compiled.fields.map(({ field, classes }) => ({ field, classes })),
    ...compiled.experiments.map(({ key, classes }) => ({ field: `experiment.${key}`, classes })),
    { field: 'time', classes: compiled.time.classes },
  ];
  let reached: ReachableSet[] = [{ holds: compiled.possible, who: '' }];
  for (const { field, classes } of dimensions) {
    const next = new Map<string, ReachableSet>();
    for (const { holds, who } of reached)
      for (const found of classes) {
        const both = holds.slice();
        intersectBits(both, found.holds);
        const key = keyOfBits(both);
        if (next.has(key)) continue;
        const label = found.label.startsWith('*')
          ? 'any other'
          : found.label || 'before any schedule';
        const part = classes.length > 1 ? `${field} ${label}` : '';
        next.set(key, { holds: both, who: [who, part].filter(Boolean).join(', ') });
        if (next.size > limit) return null;
      }
    reached = [...next.values()];
  }
  return reached.map(({ holds, who }) => ({ holds, who: who || 'everybody' }));
};
