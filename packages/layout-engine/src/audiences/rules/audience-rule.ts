import type { BrandConfig } from '@broadsheet/contract/brand-config';
import type { FindingCode } from '@broadsheet/contract/finding-codes';
import type { Report } from '../../rules/rule.ts';
import type { WrittenAudiences } from '../parse-audiences.ts';

export interface AudienceRuleContext extends WrittenAudiences {
  /** Empty when the brand configs are unknown; rules about slugs then report nothing. */
  readonly brands: readonly BrandConfig[];
}

/** A rule about `layouts/audiences.json`. */
export interface AudienceRule {
  readonly code: FindingCode;
  readonly check: (context: AudienceRuleContext, report: Report) => void;
}
