import { shownBlocks } from '../shown-blocks.ts';
import type { PlanRule } from './rule.ts';

export const emptyPlan: PlanRule = {
  code: 'EMPTY_PLAN',
  start: ({ compiled }, report) => {
    let reported = false;
    return {
      visit: ({ state, holds, who }) => {
        if (reported || shownBlocks(compiled, state, holds).length > 0) return;
        reported = true;
        report(
          ['order'],
          `for ${who} the page shows no block at all`,
          'Leave at least one block without conditions.',
          'key',
        );
      },
    };
  },
};
