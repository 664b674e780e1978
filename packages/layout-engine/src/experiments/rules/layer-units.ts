import type { ExperimentRule } from './experiment-rule.ts';

export const layerUnits: ExperimentRule = {
  code: 'LAYER_UNITS',
  check: ({ experiments }, report) => {
    const first = new Map<string, { key: string; unit: string }>();
    for (const [key, { layer, status, unit }] of experiments.byKey) {
      if (!layer || status === 'stopped') continue;
      const known = first.get(layer.name);
      if (!known) first.set(layer.name, { key, unit });
      else if (known.unit !== unit)
        report(
          [key, 'unit'],
          `"${key}" assigns its arms to a ${unit}, but "${known.key}" of the same layer to a ${known.unit}: they would not exclude each other`,
          `Write "${known.unit}", or choose another layer.`,
        );
    }
  },
};
