import { NONE, ORDER_LIST } from '../compiled-layout.ts';
import { decideBlock } from '../decide-block.ts';
import type { PlanRule } from './rule.ts';

export const emptyPlan: PlanRule = {
  code: 'EMPTY_PLAN',
  start: ({ compiled }, report) => {
    let reported = false;
    return {
      visit: ({ state, holds, shown, who }) => {
        if (reported || shown.length > 0) return;
        reported = true;
        const first = compiled.lists[ORDER_LIST]?.items[0] ?? NONE;
        const decision = decideBlock(compiled, state, holds, first);
        const blamed = 'ref' in decision ? compiled.refs[decision.ref] : undefined;
        report(
          blamed ?? ['order'],
          `for ${who} the page shows no block at all`,
          'Leave at least one block without conditions.',
          blamed ? 'value' : 'key',
        );
      },
    };
  },
};
