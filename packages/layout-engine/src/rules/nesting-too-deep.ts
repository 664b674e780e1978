import { LAYOUT_MAX_DEPTH } from '@broadsheet/contract/layout';
import { nameCompiledBlock } from '../name-block.ts';
import type { PlanRule } from './rule.ts';

export const nestingTooDeep: PlanRule = {
  code: 'NESTING_TOO_DEEP',
  start: ({ compiled }, report) => {
    const reported = new Set<number>();
    return {
      visit: ({ state, shown, who }) => {
        for (const { block, depth } of shown) {
          const ref = state.positionedBy[block] ?? -1;
          if (depth <= LAYOUT_MAX_DEPTH || reported.has(ref)) continue;
          reported.add(ref);
          report(
            compiled.refs[ref] ?? [],
            `for ${who} ${nameCompiledBlock(compiled, block)} stands at depth ${depth}, the deepest is ${LAYOUT_MAX_DEPTH}`,
            'Move it to a block further up.',
          );
        }
      },
    };
  },
};
