import type { CompiledLayout } from '../compiled-layout.ts';
import { type Decision, decideBlock } from '../decide-block.ts';
import type { JsonPath } from '../json-source.ts';
import type { PlanRule } from './rule.ts';

/** Where the rule stands that keeps a block out, and what it does; null for what only variants add. */
const blame = (
  compiled: CompiledLayout,
  decide: (block: number) => Decision,
  block: number,
): { way: string; path: JsonPath } | null => {
  const decision = decide(block);
  const id = compiled.blocks[block]?.id ?? '';
  switch (decision.kind) {
    case 'shown':
    case 'absent':
      return null;
    case 'never-listed':
      return { way: 'it stands in no order and no slot', path: ['blocks', id] };
    case 'left-out':
      return { way: 'this list leaves it out', path: compiled.refs[decision.ref] ?? [] };
    case 'hidden':
      return { way: 'it is hidden here', path: compiled.refs[decision.ref] ?? [] };
    case 'when': {
      const ref = compiled.conditionRefs[decision.condition];
      return { way: 'its "when" does not hold', path: compiled.refs[ref ?? -1] ?? [] };
    }
    case 'parent': {
      const parent = compiled.blocks[decision.parent]?.id;
      const path = blame(compiled, decide, decision.parent)?.path ?? ['blocks', id];
      return { way: `block "${parent}" around it does not show`, path };
    }
  }
};

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
          const found = blame(compiled, decide, index);
          const key = `${index} ${found?.path.join('.')}`;
          if (!found || reported.has(key)) continue;
          reported.add(key);
          const block = compiled.blocks[index];
          report(
            found.path,
            `block "${block?.id}" is pinned (${block?.definition.type}), but for ${who} ${found.way}`,
            'A pinned block can be moved, never hidden: keep it in the list and without a "when".',
          );
        }
      },
    };
  },
};
