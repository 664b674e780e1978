import type { Finding } from '@broadsheet/contract/finding';
import { createReport, inTextOrder } from '../check-layout.ts';
import type { ExperimentRuleContext } from './rules/experiment-rule.ts';
import { experimentRules } from './rules/registry.ts';

/** Every fault of experiments that parsed, in the order of the text. */
export const checkExperiments = (context: ExperimentRuleContext): Finding[] => {
  const findings: Finding[] = [];
  for (const rule of experimentRules)
    rule.check(context, createReport(context.source, rule.code, findings));
  return inTextOrder(findings);
};
