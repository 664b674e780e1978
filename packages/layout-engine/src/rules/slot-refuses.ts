import { nameType } from '../name-block.ts';
import type { PlanRule } from './rule.ts';

export const slotRefuses: PlanRule = {
  code: 'SLOT_REFUSES',
  start: ({ compiled, definitions }, report) => {
    const reported = new Set<number>();
    return {
      visit: ({ state, shown, who }) => {
        const counts = new Map<number, number>();
        for (const { block, list } of shown) {
          const { owner = -1, slot = '' } = compiled.lists[list] ?? {};
          const parent = compiled.blocks[owner];
          const rule = parent?.definition.slots?.[slot];
          const child = compiled.blocks[block];
          const ref = state.positionedBy[block] ?? -1;
          if (!parent || !rule || !child || reported.has(ref)) continue;
          const count = (counts.get(list) ?? 0) + 1;
          counts.set(list, count);
          const name = `slot "${slot}" of ${parent.definition.title}`;
          if (rule.accepts && !rule.accepts.includes(child.definition.type)) {
            reported.add(ref);
            report(
              compiled.refs[ref] ?? [],
              `${name} does not accept a ${child.definition.title}, only ${rule.accepts.map((each) => nameType(definitions, each)).join(', ')}`,
              'Move the block elsewhere.',
            );
          } else if (rule.limit !== undefined && count > rule.limit) {
            reported.add(ref);
            report(
              compiled.refs[ref] ?? [],
              `for ${who} ${name} holds ${count} blocks, the most is ${rule.limit}`,
              'Remove a block from the slot.',
            );
          }
        }
      },
    };
  },
};
