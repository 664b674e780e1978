import { isShown } from '../assemble-plan-blocks.ts';
import { type CompiledLayout, ORDER_LIST } from '../compiled-layout.ts';
import { nameCompiledBlock, nameType } from '../name-block.ts';
import { firstMention, type PlanRule, type ReachablePlan } from './rule.ts';

/** A block of the type, or one that its fallback may replace. */
interface BlockCount {
  readonly block: number;
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
    const own = definition?.type === type ? [{ block, asFallback: false }] : [];
    const itself = [...own, ...slots.flatMap(({ list }) => maxIn(list))];
    const isFallback = typeof fallback === 'object' && fallback.definition.type === type;
    return isFallback && itself.length === 0 ? [{ block, asFallback: true }] : itself;
  };
  return maxIn(ORDER_LIST);
};

/** Fallbacks count towards the limits of their types. Another rule reports limits that are exceeded without them. */
export const fallbackOverLimit: PlanRule = {
  code: 'TYPE_LIMIT',
  start: ({ compiled, layout, definitions }, report) => {
    const limits = new Map<string, number>();
    for (const { fallback } of compiled.blocks)
      if (typeof fallback === 'object' && fallback.definition.limit !== undefined)
        limits.set(fallback.definition.type, fallback.definition.limit);
    const reported = new Set<number>();
    return {
      visit: (plan) => {
        for (const [type, limit] of limits) {
          const max = maxOf(compiled, plan, type);
          const fallbacks = max.filter(({ asFallback }) => asFallback);
          const last = fallbacks.at(-1)?.block ?? -1;
          const block = compiled.blocks[last];
          if (!block || reported.has(last)) continue;
          if (max.length <= limit || max.length - fallbacks.length > limit) continue;
          reported.add(last);
          report(
            [...firstMention(layout, block.id), 'fallback', 'type'],
            `for ${plan.who} a client that gets the fallback of ${nameCompiledBlock(compiled, last)} meets ${max.length} blocks "${nameType(definitions, type)}", a page holds at most ${limit}`,
            'Choose another type, or "drop".',
          );
        }
      },
    };
  },
};
