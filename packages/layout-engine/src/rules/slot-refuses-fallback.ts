import { nameCompiledBlock, nameType } from '../name-block.ts';
import { shownBlocks } from '../shown-blocks.ts';
import { firstMention, type PlanRule } from './rule.ts';

/** A fallback takes the position of its block, so the slot must accept it as well. */
export const slotRefusesFallback: PlanRule = {
  code: 'SLOT_REFUSES',
  start: ({ compiled, layout, definitions }, report) => {
    const isWritten = compiled.blocks.some(({ fallback }) => typeof fallback === 'object');
    const reported = new Set<string>();
    return {
      visit: ({ state, holds }) => {
        if (!isWritten) return;
        for (const { block, list } of shownBlocks(compiled, state, holds)) {
          const { id = '', fallback } = compiled.blocks[block] ?? {};
          const { owner = -1, slot = '' } = compiled.lists[list] ?? {};
          const parent = compiled.blocks[owner]?.definition;
          const accepts = parent?.slots?.[slot]?.accepts;
          if (!accepts || typeof fallback !== 'object' || reported.has(id)) continue;
          const { type } = fallback.definition;
          if (accepts.includes(type)) continue;
          reported.add(id);
          report(
            [...firstMention(layout, id), 'fallback', 'type'],
            `${nameCompiledBlock(compiled, block)} stands in slot "${slot}" of ${parent?.title}, which does not accept a ${fallback.definition.title}, only ${accepts.map((each) => nameType(definitions, each)).join(', ')}`,
            'Choose a type that the slot accepts, or "drop".',
          );
        }
      },
    };
  },
};
