import { nameCompiledBlock } from '../name-block.ts';
import type { PlanRule } from './rule.ts';
import { labelledSlots, titleOfLabel } from './slot-labels.ts';

/** Blocks that nobody can open. */
export const slotWithoutLabel: PlanRule = {
  code: 'SLOT_WITHOUT_LABEL',
  start: ({ compiled }, report) => {
    const reported = new Set<number>();
    return {
      visit: (plan) => {
        for (const { owner, setting, label, content } of labelledSlots(compiled, plan)) {
          const [block] = content;
          const ref = block === undefined ? -1 : (plan.state.positionedBy[block] ?? -1);
          if (label !== '' || block === undefined || reported.has(ref)) continue;
          reported.add(ref);
          report(
            compiled.refs[ref] ?? [],
            `for ${plan.who} "${titleOfLabel(owner, setting)}" of ${nameCompiledBlock(compiled, compiled.blocks.indexOf(owner))} is empty, and the blocks below it cannot be seen`,
            'Write a label for it, or move its blocks.',
          );
        }
      },
    };
  },
};
