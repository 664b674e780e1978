import type { Finding } from '@broadsheet/contract/finding';
import type { FindingCode } from '@broadsheet/contract/finding-codes';
import { applyVariants } from './apply-variants.ts';
import { compileLayout } from './compile-layout.ts';
import type { CompiledLayout } from './compiled-layout.ts';
import { knownArmsOf } from './experiments/known-arms.ts';
import { mentionedArms } from './experiments/mentioned-arms.ts';
import { type JsonSource, positionOf } from './json-source.ts';
import { PlanSpaceError } from './plan-space.ts';
import { reachableSets } from './reachable-sets.ts';
import { layoutRules, planRules } from './rules/registry.ts';
import type { Report, RuleContext } from './rules/rule.ts';
import { shownBlocks } from './shown-blocks.ts';

/** A page with more plans than this is refused: nobody could oversee it, nor a proof run in time. */
const PLANS_MAX = 50_000;

/** Notes findings of one code at places of one text. */
export const createReport =
  (source: JsonSource, code: FindingCode, findings: Finding[]): Report =>
  (where, message, mend, part) => {
    const { line, column } = 'line' in where ? where : positionOf(source, where, part);
    findings.push({ file: source.file, line, column, code, message, mend });
  };

export const inTextOrder = (findings: Finding[]): Finding[] =>
  findings.sort((left, right) => left.line - right.line || left.column - right.column);

const compileForProof = (context: RuleContext): CompiledLayout | null => {
  const { layout, definitions, experiments } = context;
  const arms = experiments ? knownArmsOf(experiments) : mentionedArms(layout);
  try {
    return compileLayout(layout, definitions, arms);
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
  const checks = planRules.map((rule) =>
    rule.start({ ...context, compiled }, createReport(context.source, rule.code, findings)),
  );
  for (const set of reached) {
    const state = applyVariants(compiled, set.holds);
    const plan = { ...set, state, shown: shownBlocks(compiled, state, set.holds) };
    for (const check of checks) check.visit?.(plan);
  }
  for (const check of checks) check.finish?.();
  return findings;
};

/** An address that is unsafe fits no setting either: that is one fault, and the first says more. */
const withoutEchoes = (findings: readonly Finding[]): Finding[] => {
  const positionOf = ({ line, column }: Finding) => `${line}:${column}`;
  const unsafe = new Set(findings.filter(({ code }) => code === 'UNSAFE_URL').map(positionOf));
  return findings.filter(
    (finding) => finding.code === 'UNSAFE_URL' || !unsafe.has(positionOf(finding)),
  );
};

/** Every fault in what is written, in the order of the text; cheap beside a proof of the plans. */
export const checkLayoutText = (context: RuleContext): Finding[] => {
  const findings: Finding[] = [];
  for (const rule of layoutRules)
    rule.check(context, createReport(context.source, rule.code, findings));
  return inTextOrder(withoutEchoes(findings));
};

/**
 * Every fault of a layout that parsed, in the order of the text: first what is written, and once that
 * is sound, every plan that some audience at some instant would get.
 */
export const checkLayout = (context: RuleContext): Finding[] => {
  const findings = checkLayoutText(context);
  return findings.length > 0 ? findings : inTextOrder(provePlans(context));
};
