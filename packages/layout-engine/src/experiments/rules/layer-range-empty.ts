import type { ExperimentRule } from './experiment-rule.ts';

export const layerRangeEmpty: ExperimentRule = {
  code: 'LAYER_RANGE_EMPTY',
  check: ({ experiments }, report) => {
    for (const [key, { layer }] of experiments.byKey) {
      const [from, until] = layer?.range ?? [0, 1];
      if (from >= until)
        report(
          [key, 'layer', 'range'],
          `the range from ${from} until ${until} of layer "${layer?.name}" holds nobody`,
          'Write where it begins and then where it ends, such as [0, 0.5].',
        );
    }
  },
};
