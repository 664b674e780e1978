import { EXPERIMENT_KEY_PATTERN } from '@broadsheet/contract/experiments';
import { ROLLOUT_KEY } from '@broadsheet/contract/studio/rollout';
import type { ExperimentRule } from './experiment-rule.ts';

const PATTERN = new RegExp(EXPERIMENT_KEY_PATTERN, 'u');

export const experimentKey: ExperimentRule = {
  code: 'EXPERIMENT_KEY',
  check: ({ experiments }, report) => {
    for (const key of experiments.byKey.keys()) {
      const message = `"${key}" cannot be the key of an experiment`;
      if (key === ROLLOUT_KEY)
        report(
          [key],
          message,
          'Give it another name: this one is that of gradual rollouts.',
          'key',
        );
      if (!PATTERN.test(key))
        report(
          [key],
          message,
          'Use at most 48 lower-case letters, digits and hyphens, beginning with a letter.',
          'key',
        );
    }
  },
};
