import { LAYOUT_MAX_BLOCKS } from '@broadsheet/contract/layout';
import type { PlanRule } from './rule.ts';

export const tooManyBlocks: PlanRule = {
  code: 'TOO_MANY_BLOCKS',
  start: ({ compiled }, report) => {
    let reported = false;
    return {
      visit: ({ state, shown, who }) => {
        if (reported) return;
        const first = shown[LAYOUT_MAX_BLOCKS];
        if (!first) return;
        reported = true;
        report(
          compiled.refs[state.positionedBy[first.block] ?? -1] ?? [],
          `for ${who} the page holds ${shown.length} blocks, the most is ${LAYOUT_MAX_BLOCKS}`,
          'Remove blocks from this one on.',
        );
      },
    };
  },
};
