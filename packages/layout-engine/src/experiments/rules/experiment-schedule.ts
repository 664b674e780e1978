import { scheduleFaults } from '../../schedule-faults.ts';
import type { ExperimentRule } from './experiment-rule.ts';

export const experimentSchedule: ExperimentRule = {
  code: 'SCHEDULE_EMPTY',
  check: ({ experiments }, report) => {
    for (const [key, experiment] of experiments.byKey)
      for (const { path, message, mend } of scheduleFaults(experiment))
        report([key, ...path], message, mend);
  },
};
