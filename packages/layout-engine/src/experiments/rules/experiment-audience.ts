import { conditionOf } from '../../audiences/condition.ts';
import { impossibleFields } from '../../impossible-fields.ts';
import type { ExperimentRule } from './experiment-rule.ts';

export const experimentAudience: ExperimentRule = {
  code: 'WHEN_IMPOSSIBLE',
  check: ({ experiments }, report) => {
    for (const [key, { when = {} }] of experiments.byKey)
      for (const { path, message, mend } of impossibleFields(
        conditionOf(when, experiments.audiences),
      ))
        report([key, 'when', ...path], message, mend);
  },
};
