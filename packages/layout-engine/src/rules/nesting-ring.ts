import { parentsOf } from '../decide-block.ts';
import type { PlanRule } from './rule.ts';

export const nestingRing: PlanRule = {
  code: 'NESTING_RING',
  start: ({ compiled }, report) => {
    const reported = new Set<string>();
    return {
      visit: ({ state, who }) => {
        for (const [index, { id }] of compiled.blocks.entries()) {
          const parents = parentsOf(compiled, state, index);
          if (!parents.includes(index)) continue;
          const ring = [...parents].sort((left, right) => left - right);
          if (reported.has(ring.join())) continue;
          reported.add(ring.join());
          const paths = ring.map((block) => compiled.refs[state.positionedBy[block] ?? -1] ?? []);
          // If the layout alone is valid and a variant closes the cycle, the variant is at fault.
          const path = paths.find(([first]) => first === 'variants') ?? paths[0] ?? ['blocks', id];
          const names = ring.map((block) => `"${compiled.blocks[block]?.id}"`).join(', ');
          report(
            path,
            `for ${who} these blocks stand inside each other: ${names}`,
            'Remove one of them from the slot of the other.',
          );
        }
      },
    };
  },
};
