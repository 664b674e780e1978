import type { BrandConfig } from '@broadsheet/contract/brand-config';
import type { FindingCode } from '@broadsheet/contract/finding-codes';
import type { Metrics } from '@broadsheet/contract/metrics';
import type { NamedAudiences } from '@broadsheet/contract/named-audiences';
import type { CompiledLayout } from '../../compiled-layout.ts';
import type { Report } from '../../rules/rule.ts';
import type { WrittenExperiments } from '../parse-experiments.ts';

export interface ExperimentRuleContext extends WrittenExperiments {
  /** Empty when the brand configs are unknown; rules about slugs then report nothing. */
  readonly brands: readonly BrandConfig[];
  /** Null when they are unknown; rules about them then report nothing. */
  readonly audiences: NamedAudiences | null;
  /** Null when they are unknown; rules about them then report nothing. */
  readonly metrics: Metrics | null;
  /** Every layout by its page; null for one that is at fault itself. */
  readonly layouts: ReadonlyMap<string, CompiledLayout | null>;
}

/** A rule about `layouts/experiments.json`. */
export interface ExperimentRule {
  readonly code: FindingCode;
  readonly check: (context: ExperimentRuleContext, report: Report) => void;
}
