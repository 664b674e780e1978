import { nameCompiledBlock } from '../name-block.ts';
import type { PlanRule } from './rule.ts';
import { type LabelledSlot, labelledSlots, pathOfLabel } from './slot-labels.ts';

/** A tab may be for some people only; one that nobody finds anything in is a fault. */
export const slotEmpty: PlanRule = {
  code: 'SLOT_EMPTY',
  start: (proof, report) => {
    const empty = new Map<string, LabelledSlot>();
    const filled = new Set<string>();
    return {
      visit: (plan) => {
        for (const found of labelledSlots(proof.compiled, plan)) {
          const key = `${found.owner.id}.${found.slot}`;
          if (found.content.length > 0) filled.add(key);
          else if (found.label !== '' && !empty.has(key)) empty.set(key, found);
        }
      },
      finish: () => {
        for (const [key, found] of empty)
          if (!filled.has(key))
            report(
              pathOfLabel(proof, found),
              `"${found.label}" of ${nameCompiledBlock(proof.compiled, proof.compiled.blocks.indexOf(found.owner))} has no blocks`,
              'Add a block to it, or remove its label.',
            );
      },
    };
  },
};
