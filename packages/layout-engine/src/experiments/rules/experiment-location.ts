import { locationFaults } from '../../location-faults.ts';
import type { ExperimentRule } from './experiment-rule.ts';

export const experimentLocation: ExperimentRule = {
  code: 'UNKNOWN_PLACE',
  check: ({ experiments, brands }, report) => {
    for (const [key, { when = {} }] of experiments.byKey)
      for (const { path, message, mend } of locationFaults(when, brands))
        report([key, 'when', ...path], message, mend);
  },
};
