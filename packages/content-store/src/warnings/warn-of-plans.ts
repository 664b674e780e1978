import type { Experiment } from '@broadsheet/contract/experiments';
import type { LocatedWarning } from './located-warning.ts';

/** Running experiments that nothing decides. */
export const warnOfPlans = (
  experiments: ReadonlyMap<string, Experiment>,
): readonly LocatedWarning[] =>
  [...experiments]
    .filter(([, { status, plan }]) => status === 'running' && !plan)
    .map(([key]) => ({
      path: [key],
      code: 'EXPERIMENT_WITHOUT_PLAN',
      message: `experiment "${key}" runs, and nothing says which metric decides it`,
      mend: 'Write its plan: the metric that decides, the smallest change worth it, and the days.',
    }));
