import { PLANS_MAX } from '../../plan-space.ts';
import { isProvable } from '../find-uneven-block.ts';
import type { ExperimentRule } from './experiment-rule.ts';

/** An experiment without `activation` proves nothing of its participants. */
export const experimentPlans: ExperimentRule = {
  code: 'PLAN_SPACE_TOO_LARGE',
  check: ({ experiments, layouts }, report) => {
    for (const [key, { activation, page, status, when }] of experiments.byKey) {
      const layout = layouts.get(page);
      if (!layout || !activation || !when || status === 'stopped') continue;
      const block = layout.blocks.findIndex(({ id }) => id === activation.block);
      if (block < 0 || isProvable(layout, experiments, key, block)) continue;
      report(
        [key, 'when'],
        `the conditions of this experiment and its page make more than ${PLANS_MAX} different plans`,
        'Name fewer audiences, or audiences with fewer fields.',
      );
    }
  },
};
