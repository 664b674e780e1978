import { parentsOf } from '../decide-block.ts';
import { nameCompiledBlock } from '../name-block.ts';
import { shownBlocks } from '../shown-blocks.ts';
import { firstMention, type PlanRule } from './rule.ts';

/** A fallback replaces a block with everything inside it, even if a client lacks only one of those blocks. */
export const fallbackHidesPinned: PlanRule = {
  code: 'PINNED_LEFT_OUT',
  start: ({ compiled, layout }, report) => {
    const covers = compiled.blocks.map(
      ({ fallback, slots }) => fallback !== undefined && slots.length > 0,
    );
    const reported = new Set<string>();
    const reportHidden = (block: number, parent: number, who: string): void => {
      const key = `${parent} ${block}`;
      if (reported.has(key)) return;
      reported.add(key);
      const around = compiled.blocks[parent]?.id ?? '';
      report(
        [...firstMention(layout, around), 'fallback'],
        `${nameCompiledBlock(compiled, block)} is pinned, but for ${who} the fallback of ${nameCompiledBlock(compiled, parent)} around it can replace it`,
        'Remove the fallback, or move the pinned block out of that block.',
      );
    };
    return {
      visit: ({ state, holds, who }) => {
        if (!covers.includes(true)) return;
        for (const { block } of shownBlocks(compiled, state, holds)) {
          if (!compiled.blocks[block]?.definition.pinned) continue;
          for (const parent of parentsOf(compiled, state, block))
            if (covers[parent]) reportHidden(block, parent, who);
        }
      },
    };
  },
};
