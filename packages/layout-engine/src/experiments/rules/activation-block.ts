import { nameCompiledBlock } from '../../name-block.ts';
import { suggestName } from '../../nearest-name.ts';
import { findUnevenBlock } from '../find-uneven-block.ts';
import type { ExperimentRule } from './experiment-rule.ts';

const MEND = 'Choose a block that every arm shows to everybody who takes part.';

export const activationBlock: ExperimentRule = {
  code: 'ACTIVATION_BLOCK',
  check: ({ experiments, layouts }, report) => {
    for (const [key, { activation, page, status }] of experiments.byKey) {
      const layout = layouts.get(page);
      if (!layout || !activation || status === 'stopped') continue;
      const path = [key, 'activation', 'block'];
      const { block } = activation;
      const ids = layout.blocks.map(({ id }) => id);
      if (!ids.includes(block)) {
        report(path, `layouts/${page}.json has no block "${block}"`, suggestName(block, ids));
        continue;
      }
      const uneven = findUnevenBlock(layout, experiments, key, ids.indexOf(block));
      if (uneven === 'unseen')
        report(
          path,
          `nobody who takes part sees ${nameCompiledBlock(layout, ids.indexOf(block))}, so nobody would count`,
          MEND,
        );
      else if (uneven)
        report(
          path,
          `for ${uneven.who} ${nameCompiledBlock(layout, ids.indexOf(block))} shows in arm ${uneven.shownIn} and not in arm ${uneven.hiddenIn}: the arms would not be counted alike`,
          MEND,
        );
    }
  },
};
