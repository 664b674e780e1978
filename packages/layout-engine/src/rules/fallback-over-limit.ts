import { isShown } from '../assemble-plan-blocks.ts';
import { type CompiledLayout, ORDER_LIST } from '../compiled-layout.ts';
import { fallbackParts, maxInFallback } from '../fallback-parts.ts';
import { nameCompiledBlock, nameType } from '../name-block.ts';
import { fallbacksOf } from '../written-fallbacks.ts';
import type { PlanRule, ReachablePlan } from './rule.ts';

/** A block with what counts of it, or of its fallback. */
interface BlockCount {
  readonly block: number;
  readonly count: number;
  readonly asFallback: boolean;
}

/** The maximum of a type for one client: a block counts with everything inside it, or its fallback does. */
const maxOf = (
  compiled: CompiledLayout,
  { state, holds }: Pick<ReachablePlan, 'state' | 'holds'>,
  type: string,
): BlockCount[] => {
  const maxIn = (list: number): BlockCount[] =>
    (state.lists[list] ?? []).filter((block) => isShown(state, holds, block)).flatMap(maxBy);
  const maxBy = (block: number): BlockCount[] => {
    const { definition, fallback, slots = [] } = compiled.blocks[block] ?? {};
    const own = definition?.type === type ? [{ block, count: 1, asFallback: false }] : [];
    const itself = [...own, ...slots.flatMap(({ list }) => maxIn(list))];
    const count = maxInFallback(fallback, (part) => (part.definition.type === type ? 1 : 0));
    return count > sumOf(itself) ? [{ block, count, asFallback: true }] : itself;
  };
  return maxIn(ORDER_LIST);
};
const sumOf = (counts: readonly BlockCount[]): number =>
  counts.reduce((sum, { count }) => sum + count, 0);

/** The limits of all types that fallbacks of the layout contain. */
const limitsIn = (compiled: CompiledLayout): ReadonlyMap<string, number> =>
  new Map(
    compiled.blocks
      .flatMap(({ fallback }) => fallbackParts(fallback))
      .flatMap(({ definition: { type, limit } }) => (limit === undefined ? [] : [[type, limit]])),
  );

/** Fallbacks count towards the limits of their types. Another rule reports limits that are exceeded without them. */
export const fallbackOverLimit: PlanRule = {
  code: 'TYPE_LIMIT',
  start: ({ compiled, layout, definitions }, report) => {
    const limits = limitsIn(compiled);
    const reported = new Set<number>();
    return {
      visit: (plan) => {
        for (const [type, limit] of limits) {
          const max = maxOf(compiled, plan, type);
          const fallbacks = max.filter(({ asFallback }) => asFallback);
          const last = fallbacks.at(-1)?.block ?? -1;
          const block = compiled.blocks[last];
          if (!block || reported.has(last)) continue;
          const total = sumOf(max);
          if (total <= limit || total - sumOf(fallbacks) > limit) continue;
          reported.add(last);
          const ofType = fallbacksOf(layout, block.id).find(({ written }) => written.type === type);
          report(
            [...(ofType?.path ?? []), 'type'],
            `for ${plan.who} a client that gets the fallback of ${nameCompiledBlock(compiled, last)} meets ${total} blocks "${nameType(definitions, type)}", a page holds at most ${limit}`,
            'Choose another type, or "drop".',
          );
        }
      },
    };
  },
};
