import type { Finding } from '@broadsheet/contract/finding';
import type { FindingCode } from '@broadsheet/contract/finding-codes';
import { NO_AUDIENCES } from '@broadsheet/contract/named-audiences';
import { applyVariants } from './apply-variants.ts';
import { compileLayout } from './compile-layout.ts';
import type { CompiledLayout } from './compiled-layout.ts';
import { knownArmsOf } from './experiments/known-arms.ts';
import { mentionedArms } from './experiments/mentioned-arms.ts';
import { type JsonSource, positionOf } from './json-source.ts';
import { PLANS_MAX, PlanSpaceError } from './plan-space.ts';
import { reachableSets } from './reachable-sets.ts';
import { layoutRules, planRules } from './rules/registry.ts';
import { type Report, type RuleContext, writtenWhens } from './rules/rule.ts';
import { shownBlocks } from './shown-blocks.ts';

/** A page with more plans is refused: nobody could review it, and a proof would take too long. */

/** Collects findings of one code in one text. */
export const createReport =
  (source: JsonSource, code: FindingCode, findings: Finding[]): Report =>
  (where, message, mend, part) => {
    const { line, column } = 'line' in where ? where : positionOf(source, where, part);
    findings.push({ file: source.file, line, column, code, message, mend });
  };

export const inTextOrder = (findings: Finding[]): Finding[] =>
  findings.sort((left, right) => left.line - right.line || left.column - right.column);

const namesAudiences = ({ layout }: RuleContext): boolean =>
  writtenWhens(layout).some(({ when }) => when.audience ?? when.not?.audience);

const compileForProof = (context: RuleContext): CompiledLayout | null => {
  const { layout, definitions, experiments, audiences } = context;
  const arms = experiments ? knownArmsOf(experiments) : mentionedArms(layout);
  try {
    return compileLayout(layout, definitions, arms, audiences ?? NO_AUDIENCES);
  } catch (error) {
    if (error instanceof PlanSpaceError) return null;
    throw error;
  }
};

const provePlans = (context: RuleContext): Finding[] => {
  const findings: Finding[] = [];
  const compiled = compileForProof(context);
  const reached = compiled && reachableSets(compiled, PLANS_MAX);
  if (!compiled || !reached) {
    const report = createReport(context.source, 'PLAN_SPACE_TOO_LARGE', findings);
    report(
      ['variants'],
      `the conditions of this page make more than ${PLANS_MAX} different plans`,
      'Remove conditions, or let fewer fields stand in different variants.',
      'key',
    );
    return findings;
  }
  const proof = { ...context, compiled };
  const checks = planRules.map((rule) =>
    rule.start(proof, createReport(context.source, rule.code, findings)),
  );
  for (const set of reached) {
    const state = applyVariants(compiled, set.holds);
    const plan = { ...set, state, shown: shownBlocks(compiled, state, set.holds) };
    for (const check of checks) check.visit?.(plan);
  }
  for (const check of checks) check.finish?.();
  return findings;
};

/** An unsafe address also breaks its setting's schema: only the first finding is reported. */
const withoutEchoes = (findings: readonly Finding[]): Finding[] => {
  const positionOf = ({ line, column }: Finding) => `${line}:${column}`;
  const unsafe = new Set(findings.filter(({ code }) => code === 'UNSAFE_URL').map(positionOf));
  return findings.filter(
    (finding) => finding.code === 'UNSAFE_URL' || !unsafe.has(positionOf(finding)),
  );
};

/** All faults of the written layout, in text order; fast compared to a proof of the plans. */
export const checkLayoutText = (context: RuleContext): Finding[] => {
  const findings: Finding[] = [];
  for (const rule of layoutRules)
    rule.check(context, createReport(context.source, rule.code, findings));
  return inTextOrder(withoutEchoes(findings));
};

/**
 * All faults of a parsed layout, in text order: first those of the written layout, and without any, those of every plan
 * that an audience could get at some instant.
 */
export const checkLayout = (context: RuleContext): Finding[] => {
  const findings = checkLayoutText(context);
  const isProvable = context.audiences !== null || !namesAudiences(context);
  return findings.length > 0 || !isProvable ? findings : inTextOrder(provePlans(context));
};
