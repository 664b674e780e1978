import { parentsOf } from '../decide-block.ts';
import { nameCompiledBlock } from '../name-block.ts';
import { type PlanRule, writtenBlocks } from './rule.ts';

export const unreachableBlock: PlanRule = {
  code: 'UNREACHABLE_BLOCK',
  start: ({ compiled, layout }, report) => {
    const seen = new Set<number>();
    return {
      visit: ({ state, shown }) => {
        for (const { block } of shown) seen.add(block);
        // NESTING_RING reports blocks inside each other.
        for (const block of compiled.blocks.keys())
          if (!seen.has(block) && parentsOf(compiled, state, block).includes(block))
            seen.add(block);
      },
      finish: () => {
        for (const [index, { id, definition }] of compiled.blocks.entries()) {
          // PINNED_LEFT_OUT reports those, with the rule that hides them.
          if (definition.pinned) continue;
          const written = writtenBlocks(layout).find((each) => each.id === id);
          if (!seen.has(index) && written)
            report(
              written.path,
              `no audience at any time sees ${nameCompiledBlock(compiled, index)}`,
              'Look at its "when" beside those of its parents and variants, or remove it.',
              'key',
            );
        }
      },
    };
  },
};
