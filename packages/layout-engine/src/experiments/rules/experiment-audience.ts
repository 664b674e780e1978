import { impossibleFields } from '../../impossible-fields.ts';
import type { ExperimentRule } from './experiment-rule.ts';

export const experimentAudience: ExperimentRule = {
  code: 'WHEN_IMPOSSIBLE',
  check: ({ experiments }, report) => {
    for (const [key, { when = {} }] of experiments.byKey)
      for (const { path, message, mend } of impossibleFields(when))
        report([key, 'when', ...path], message, mend);
  },
};
