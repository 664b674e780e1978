import { LAYOUT_MAX_DEPTH } from '@broadsheet/contract/layout';
import { depthOfFallback } from '../fallback-parts.ts';
import { nameCompiledBlock } from '../name-block.ts';
import { firstMention, type PlanRule } from './rule.ts';

/** The blocks of a fallback stand below those around the block that it replaces. */
export const fallbackTooDeep: PlanRule = {
  code: 'NESTING_TOO_DEEP',
  start: ({ compiled, layout }, report) => {
    const levels = compiled.blocks.map(({ fallback }) => depthOfFallback(fallback));
    const reported = new Set<number>();
    return {
      visit: ({ shown, who }) => {
        for (const { block, depth } of shown) {
          const deepest = depth - 1 + (levels[block] ?? 0);
          // One level stands where the block itself does, which another rule proves.
          if ((levels[block] ?? 0) < 2 || deepest <= LAYOUT_MAX_DEPTH || reported.has(block))
            continue;
          reported.add(block);
          report(
            [...firstMention(layout, compiled.blocks[block]?.id ?? ''), 'fallback'],
            `for ${who} the fallback of ${nameCompiledBlock(compiled, block)} reaches depth ${deepest}, the deepest is ${LAYOUT_MAX_DEPTH}`,
            'Nest fewer blocks in the fallback.',
          );
        }
      },
    };
  },
};
