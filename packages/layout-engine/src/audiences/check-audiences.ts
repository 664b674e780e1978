import type { Finding } from '@broadsheet/contract/finding';
import { createReport, inTextOrder } from '../check-layout.ts';
import type { AudienceRuleContext } from './rules/audience-rule.ts';
import { audienceRules } from './rules/registry.ts';

/** Every fault of audiences that parsed, in the order of the text. */
export const checkAudiences = (context: AudienceRuleContext): Finding[] => {
  const findings: Finding[] = [];
  for (const rule of audienceRules)
    rule.check(context, createReport(context.source, rule.code, findings));
  return inTextOrder(findings);
};
