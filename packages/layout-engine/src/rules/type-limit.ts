import { nameCompiledBlock } from '../name-block.ts';
import type { PlanRule } from './rule.ts';

export const typeLimit: PlanRule = {
  code: 'TYPE_LIMIT',
  start: ({ compiled }, report) => {
    const reported = new Set<number>();
    return {
      visit: ({ state, shown, who }) => {
        const counts = new Map<string, number>();
        for (const { block } of shown) {
          const definition = compiled.blocks[block]?.definition;
          if (definition?.limit === undefined) continue;
          const count = (counts.get(definition.type) ?? 0) + 1;
          counts.set(definition.type, count);
          const ref = state.positionedBy[block] ?? -1;
          if (count <= definition.limit || reported.has(ref)) continue;
          reported.add(ref);
          report(
            compiled.refs[ref] ?? [],
            `for ${who} ${nameCompiledBlock(compiled, block)} is number ${count} of its type, a page holds at most ${definition.limit}`,
            'Remove one, or let their conditions exclude each other.',
          );
        }
      },
    };
  },
};
