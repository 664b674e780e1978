import { POSSIBLE_SEEKERS, type Seeker } from '@broadsheet/contract/audience';
import { joinParts } from './audiences/audience-unions.ts';
import { type BitSet, intersectBits, keyOfBits } from './bit-set.ts';
import type { CompiledConditions } from './compile-conditions.ts';
import type { DimensionClass, FieldDimension } from './compile-dimensions.ts';

/** One set of conditions that can be satisfied together, with an example person. */
export interface ReachableSet {
  readonly holds: BitSet;
  /** Such as `brand management, experienceBand 2`; `everybody` when the layout depends on nothing. */
  readonly who: string;
}

/** One of the alternatives of which everybody is exactly one. */
interface Alternative {
  readonly holds: readonly BitSet[];
  readonly who: string;
}

const describeClass = (field: string, { label }: DimensionClass): string =>
  `${field} ${label.startsWith('*') ? 'any other' : label || 'before any schedule'}`;

const alternativesOf = (field: string, classes: readonly DimensionClass[]): Alternative[] =>
  classes.map((each) => ({
    holds: [each.holds],
    who: classes.length > 1 ? describeClass(field, each) : '',
  }));

const isOfSeekers = ({ field }: FieldDimension): boolean =>
  field === 'cohort' || field === 'membership';

/** Cohort and membership depend on each other: the classes that somebody has together. */
const seekerAlternatives = (dimensions: readonly FieldDimension[]): Alternative[] => {
  const found = new Map<string, Alternative>();
  for (const seeker of POSSIBLE_SEEKERS) {
    const classes = dimensions.map(({ field, classes: all, classOf, otherClass }) => ({
      field,
      at: classOf.get(seeker[field as keyof Seeker]) ?? otherClass,
      all,
    }));
    const known = classes.flatMap(({ field, at, all }) =>
      all[at] ? [{ field, of: all[at] }] : [],
    );
    found.set(classes.map(({ at }) => at).join(), {
      holds: known.map(({ of }) => of.holds),
      who: known.map(({ field, of }) => describeClass(field, of)).join(', '),
    });
  }
  return [...found.values()];
};

/** In the order of the fields; cohort and membership are one, at the first of them. */
const fieldAlternatives = (fields: readonly FieldDimension[]): readonly Alternative[][] => {
  const ofSeekers = fields.filter(isOfSeekers);
  return fields.flatMap((dimension) => {
    if (!isOfSeekers(dimension)) return [alternativesOf(dimension.field, dimension.classes)];
    return dimension === ofSeekers[0] ? [seekerAlternatives(ofSeekers)] : [];
  });
};

const dimensionsOf = ({
  fields,
  experiments,
  time,
}: CompiledConditions): readonly Alternative[][] => [
  ...fieldAlternatives(fields),
  ...experiments.map(({ key, classes }) => alternativesOf(`experiment.${key}`, classes)),
  alternativesOf('time', time.classes),
];

/**
 * Every set that the dimensions leave of the conditions, of the parts of audiences too: for callers that narrow it
 * further, and join the parts then. Null when there are more than `limit`.
 */
export const unjoinedSets = (
  compiled: CompiledConditions,
  limit: number,
): ReachableSet[] | null => {
  let reached: ReachableSet[] = [{ holds: compiled.possible, who: '' }];
  for (const alternatives of dimensionsOf(compiled)) {
    const next = new Map<string, ReachableSet>();
    for (const { holds, who } of reached)
      for (const found of alternatives) {
        const both = holds.slice();
        for (const each of found.holds) intersectBits(both, each);
        const key = keyOfBits(both);
        if (next.has(key)) continue;
        next.set(key, { holds: both, who: [who, found.who].filter(Boolean).join(', ') });
        if (next.size > limit) return null;
      }
    reached = [...next.values()];
  }
  return reached.map(({ holds, who }) => ({ holds, who: who || 'everybody' }));
};

/**
 * Every set of conditions that an audience satisfies at some instant, found by classes over the whole audience space.
 * Null when there are more than `limit`.
 */
export const reachableSets = (
  compiled: CompiledConditions,
  limit: number,
): ReachableSet[] | null => {
  const found = unjoinedSets(compiled, limit);
  if (!found || compiled.audiences.unions.length === 0) return found;
  const joined = new Map<string, ReachableSet>();
  for (const { holds, who } of found) {
    const both = joinParts(compiled.audiences, holds);
    const key = keyOfBits(both);
    if (!joined.has(key)) joined.set(key, { holds: both, who });
  }
  return [...joined.values()];
};
