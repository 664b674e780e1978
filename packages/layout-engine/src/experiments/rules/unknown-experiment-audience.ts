import { unknownAudiences } from '../../audiences/unknown-audiences.ts';
import type { ExperimentRule } from './experiment-rule.ts';

export const unknownExperimentAudience: ExperimentRule = {
  code: 'UNKNOWN_AUDIENCE',
  check: ({ experiments, audiences }, report) => {
    if (!audiences) return;
    for (const [key, { when = {} }] of experiments.byKey)
      for (const { path, message, mend } of unknownAudiences(when, audiences))
        report([key, 'when', ...path], message, mend);
  },
};
