import { excludeEachOther, lastTogether } from '../experiments-meet.ts';
import type { ExperimentRule } from './experiment-rule.ts';

export const layerOverlap: ExperimentRule = {
  code: 'LAYER_OVERLAP',
  check: ({ experiments }, report) => {
    const layered = [...experiments.byKey].filter(
      ([, { layer, status }]) => layer !== undefined && status !== 'stopped',
    );
    for (const [index, [key, experiment]] of layered.entries()) {
      const { name, range = [] } = experiment.layer ?? {};
      for (const [otherKey, other] of layered.slice(0, index)) {
        if (other.layer?.name !== name || excludeEachOther(other, experiment)) continue;
        if (lastTogether([other, experiment]))
          report(
            [key, 'layer', 'range'],
            `[${range.join(', ')}] of layer "${name}" overlaps [${other.layer?.range.join(', ')}], which "${otherKey}" above holds at the same time`,
            'Give them separate ranges, stop one of them, or let one end before the other begins.',
          );
      }
    }
  },
};
