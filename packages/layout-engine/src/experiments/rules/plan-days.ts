import type { ExperimentRule } from './experiment-rule.ts';

export const planDays: ExperimentRule = {
  code: 'PLAN_DAYS',
  check: ({ experiments, metrics }, report) => {
    for (const [key, { plan }] of experiments.byKey) {
      const window = metrics?.get(plan?.primary ?? '')?.window;
      if (!plan || window === undefined || plan.days >= window) continue;
      report(
        [key, 'plan', 'days'],
        `"${key}" ends after ${plan.days} days, and "${plan.primary}" counts for ${window} days after the first visit`,
        `Plan at least ${window} days, or choose a metric with a shorter window.`,
      );
    }
  },
};
