import { EXPERIMENT_KEY_PATTERN } from '@broadsheet/contract/experiments';
import type { ExperimentRule } from './experiment-rule.ts';

const PATTERN = new RegExp(EXPERIMENT_KEY_PATTERN, 'u');

export const experimentKey: ExperimentRule = {
  code: 'EXPERIMENT_KEY',
  check: ({ experiments }, report) => {
    for (const key of experiments.byKey.keys())
      if (!PATTERN.test(key))
        report(
          [key],
          `"${key}" cannot be the key of an experiment`,
          'Use at most 48 lower-case letters, digits and hyphens, beginning with a letter.',
          'key',
        );
  },
};
