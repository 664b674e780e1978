import type { Audience } from '@broadsheet/contract/audience';
import { type Arms, NO_ARMS } from '@broadsheet/contract/experiments';
import { type BitSet, hasBit } from '../bit-set.ts';
import { type CompiledLayout, type CompiledVariant, NONE } from '../compiled-layout.ts';
import type { PlanBlock } from '../plan.ts';
import { conditionsThatHold, selectPlan } from '../select-plan.ts';

/** Limits of the instants, and of the arm combinations, that are checked. */
const MAX_INSTANTS = 24;
const MAX_ASSIGNMENTS = 64;

/** An audience with its number of views. */
export interface CountedAudience extends Audience {
  readonly views: number;
}

/** A variant, or a block by its id, with the views of those who may be served it. */
export interface Reach {
  readonly name: string;
  readonly views: number;
  /** Nobody gets it now, but a schedule serves it at another time. */
  readonly isTimed: boolean;
}

export interface Coverage {
  readonly views: number;
  /** Views of the written layout without variants; of an experiment, the views of control. */
  readonly plain: number;
  /** In the order of the file. */
  readonly variants: readonly Reach[];
  readonly blocks: readonly Reach[];
}

interface Served {
  /** To those of control. */
  readonly isPlain: boolean;
  readonly variants: ReadonlySet<number>;
  readonly blocks: ReadonlySet<string>;
}

const idsOf = (blocks: readonly PlanBlock[]): string[] =>
  blocks.flatMap(({ id, slots }) => [id, ...idsOf(Object.values(slots ?? {}).flat())]);

/** Every combination of assignable arms; beyond the limit, one experiment at a time. */
const combinationsOf = (
  { experiments }: CompiledLayout,
  armsOf: ReadonlyMap<string, readonly string[]>,
): readonly Arms[] => {
  const armsByExperiment = experiments.map(({ key }) => [key, armsOf.get(key) ?? []] as const);
  const all = armsByExperiment.reduce<readonly Arms[]>(
    (combinations, [key, arms]) =>
      combinations.length > MAX_ASSIGNMENTS
        ? combinations
        : combinations.flatMap((combination) => [
            combination,
            ...arms.map((arm) => ({ ...combination, [key]: arm })),
          ]),
    [NO_ARMS],
  );
  if (all.length <= MAX_ASSIGNMENTS) return all;
  return [
    NO_ARMS,
    ...armsByExperiment.flatMap(([key, arms]) => arms.map((arm) => ({ [key]: arm }))),
  ];
};

const isMet = ({ condition }: CompiledVariant, holds: BitSet): boolean =>
  condition === NONE || hasBit(holds, condition);

const serve = (
  compiled: CompiledLayout,
  audience: Audience,
  combinations: readonly Arms[],
  now: number,
): Served => {
  const variants = new Set<number>();
  const blocks = new Set<string>();
  for (const arms of combinations) {
    const holds = conditionsThatHold(compiled, audience, arms, now);
    for (const [index, variant] of compiled.variants.entries())
      if (isMet(variant, holds)) variants.add(index);
    for (const id of idsOf(selectPlan(compiled, audience, arms, now).blocks)) blocks.add(id);
  }
  const holds = conditionsThatHold(compiled, audience, NO_ARMS, now);
  const isPlain = !compiled.variants.some((variant) => isMet(variant, holds));
  return { isPlain, variants, blocks };
};

/** Groups audiences that the layout does not distinguish, by the key of their plan without arms. */
const groupAudiences = (
  compiled: CompiledLayout,
  counts: readonly CountedAudience[],
  now: number,
) => {
  const groups = new Map<string, CountedAudience>();
  for (const count of counts) {
    const { key } = selectPlan(compiled, count, NO_ARMS, now);
    const views = (groups.get(key)?.views ?? 0) + count.views;
    groups.set(key, { ...count, views });
  }
  return [...groups.values()];
};

/**
 * What recorded visitors would be served of a layout now. Pure. Audiences are grouped first, so that the cost is one
 * look-up for each, and a few plans for each group.
 * @param dealt the assignable arms, by experiment key; each of them counts as served.
 * @param now epoch ms.
 */
export const coverAudiences = (
  compiled: CompiledLayout,
  counts: readonly CountedAudience[],
  armsOf: ReadonlyMap<string, readonly string[]>,
  now: number,
): Coverage => {
  const combinations = combinationsOf(compiled, armsOf);
  const groups = groupAudiences(compiled, counts, now);
  const servedAt = (at: number) => groups.map((group) => serve(compiled, group, combinations, at));
  const served = servedAt(now);
  let memo: readonly Served[] | undefined;
  const servedElsewhen = (): readonly Served[] => {
    const instants = compiled.time.instants.slice(0, MAX_INSTANTS);
    memo ??= instants.flatMap((at) => [...servedAt(at - 1), ...servedAt(at)]);
    return memo;
  };
  const viewsOf = (isServed: (each: Served) => boolean): number =>
    groups.reduce(
      (sum, { views }, index) => sum + (served[index] && isServed(served[index]) ? views : 0),
      0,
    );
  const reach = (name: string, isServed: (each: Served) => boolean): Reach => {
    const views = viewsOf(isServed);
    const isTimed = views === 0 && servedElsewhen().some(isServed);
    return { name, views, isTimed };
  };
  return {
    views: groups.reduce((sum, { views }) => sum + views, 0),
    plain: viewsOf(({ isPlain }) => isPlain),
    variants: compiled.variants.map(({ name }, index) =>
      reach(name, ({ variants }) => variants.has(index)),
    ),
    blocks: compiled.blocks.map(({ id }) => reach(id, ({ blocks }) => blocks.has(id))),
  };
};
