import { decideBlock } from '../decide-block.ts';
import { nameCompiledBlock } from '../name-block.ts';
import { blameFor } from './blame.ts';
import type { PlanRule } from './rule.ts';

export const pinnedLeftOut: PlanRule = {
  code: 'PINNED_LEFT_OUT',
  start: ({ compiled }, report) => {
    const pinned = compiled.blocks.flatMap(({ definition }, index) =>
      definition.pinned ? [index] : [],
    );
    const reported = new Set<string>();
    return {
      visit: ({ state, holds, who }) => {
        const decide = (block: number) => decideBlock(compiled, state, holds, block);
        for (const index of pinned) {
          const found = blameFor(compiled, decide, index);
          const key = `${index} ${found?.path.join('.')}`;
          if (!found || reported.has(key)) continue;
          reported.add(key);
          report(
            found.path,
            `${nameCompiledBlock(compiled, index)} is pinned, but for ${who} ${found.way}`,
            'A pinned block can be moved, never hidden: keep it in the list and without a "when".',
          );
        }
      },
    };
  },
};
