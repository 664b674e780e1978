import { LAYOUT_MAX_BLOCKS } from '@broadsheet/contract/layout';
import { isShown } from '../assemble-plan-blocks.ts';
import { type CompiledLayout, ORDER_LIST } from '../compiled-layout.ts';
import { maxInFallback } from '../fallback-parts.ts';
import { nameCompiledBlock } from '../name-block.ts';
import { firstMention, type PlanRule, type ReachablePlan } from './rule.ts';

/** The most blocks that one client gets, and a block whose fallback has more than itself. */
interface Largest {
  readonly blocks: number;
  readonly grown: number | null;
}

const largestOf = (
  compiled: CompiledLayout,
  { state, holds }: Pick<ReachablePlan, 'state' | 'holds'>,
): Largest => {
  const largestIn = (list: number): Largest =>
    (state.lists[list] ?? [])
      .filter((block) => isShown(state, holds, block))
      .map(largestBy)
      .reduce(add, { blocks: 0, grown: null });
  const largestBy = (block: number): Largest => {
    const { fallback, slots = [] } = compiled.blocks[block] ?? {};
    const itself = slots.map(({ list }) => largestIn(list)).reduce(add, { blocks: 1, grown: null });
    const inFallback = maxInFallback(fallback, () => 1);
    return inFallback > itself.blocks ? { blocks: inFallback, grown: block } : itself;
  };
  return largestIn(ORDER_LIST);
};
const add = (left: Largest, right: Largest): Largest => ({
  blocks: left.blocks + right.blocks,
  grown: right.grown ?? left.grown,
});

/** Fallbacks count towards the blocks of a page. Another rule reports a page that is too large without them. */
export const fallbackTooLarge: PlanRule = {
  code: 'TOO_MANY_BLOCKS',
  start: ({ compiled, layout }, report) => {
    const mayGrow = compiled.blocks.some(({ fallback }) => maxInFallback(fallback, () => 1) > 1);
    let reported = false;
    return {
      visit: (plan) => {
        if (!mayGrow || reported || plan.shown.length > LAYOUT_MAX_BLOCKS) return;
        const { blocks, grown } = largestOf(compiled, plan);
        if (blocks <= LAYOUT_MAX_BLOCKS || grown === null) return;
        reported = true;
        report(
          [...firstMention(layout, compiled.blocks[grown]?.id ?? ''), 'fallback'],
          `for ${plan.who} a client that gets the fallback of ${nameCompiledBlock(compiled, grown)} gets ${blocks} blocks, the most is ${LAYOUT_MAX_BLOCKS}`,
          'Use fewer blocks in the fallback.',
        );
      },
    };
  },
};
