import { nameCompiledBlock } from '../name-block.ts';
import type { PlanRule } from './rule.ts';
import { labelledSlots, pathOfLabel } from './slot-labels.ts';

/** Two tabs of one block that readers cannot tell apart. */
export const slotLabelRepeated: PlanRule = {
  code: 'SLOT_LABEL_REPEATED',
  start: (proof, report) => {
    const reported = new Set<string>();
    return {
      visit: (plan) => {
        const seen = new Set<string>();
        for (const found of labelledSlots(proof.compiled, plan)) {
          const { owner, slot, label } = found;
          const key = `${owner.id}.${label.replace(/\s+/g, ' ').toLowerCase()}`;
          const position = `${owner.id}.${slot}`;
          if (label !== '' && seen.has(key) && !reported.has(position)) {
            reported.add(position);
            report(
              pathOfLabel(proof, found),
              `${nameCompiledBlock(proof.compiled, proof.compiled.blocks.indexOf(owner))} has the label "${label}" twice`,
              'Give each of the two a label of its own.',
            );
          }
          seen.add(key);
        }
      },
    };
  },
};
