import type { ExperimentRule } from './experiment-rule.ts';

/** A guardrail only says what must not get worse: one metric cannot decide and guard. */
export const planGuardrail: ExperimentRule = {
  code: 'PLAN_GUARDRAIL',
  check: ({ experiments }, report) => {
    for (const [key, { plan }] of experiments.byKey) {
      const seen = new Set([plan?.primary]);
      for (const [index, { metric }] of (plan?.guardrails ?? []).entries()) {
        if (seen.has(metric))
          report(
            [key, 'plan', 'guardrails', index, 'metric'],
            metric === plan?.primary
              ? `"${metric}" decides "${key}" and cannot guard it as well`
              : `"${metric}" guards "${key}" already`,
            'Remove it from the guardrails.',
          );
        seen.add(metric);
      }
    }
  },
};
