import { ADDRESS_FINDINGS } from './finding-codes/address-findings.ts';
import { AUDIENCE_FINDINGS } from './finding-codes/audience-findings.ts';
import { BRAND_FINDINGS } from './finding-codes/brand-findings.ts';
import { EXPERIMENT_FINDINGS } from './finding-codes/experiment-findings.ts';
import { FILE_FINDINGS } from './finding-codes/file-findings.ts';
import { LAYOUT_FINDINGS } from './finding-codes/layout-findings.ts';
import { MESSAGE_FINDINGS } from './finding-codes/message-findings.ts';
import { METRIC_FINDINGS } from './finding-codes/metric-findings.ts';
import { PICTURE_FINDINGS } from './finding-codes/picture-findings.ts';
import { TEXT_FINDINGS } from './finding-codes/text-findings.ts';
import type { FindingGuide } from './finding-guide.ts';

/** Every code that a finding can carry, in the order of docs/findings.md. A rule with another code does not compile. */
export const FINDING_GUIDES = {
  'Any file': FILE_FINDINGS,
  Layouts: LAYOUT_FINDINGS,
  Audiences: AUDIENCE_FINDINGS,
  'Landing pages and redirects': ADDRESS_FINDINGS,
  Experiments: EXPERIMENT_FINDINGS,
  Metrics: METRIC_FINDINGS,
  'Texts, titles, articles, competitions and banners': TEXT_FINDINGS,
  Pictures: PICTURE_FINDINGS,
  'Texts of the interface': MESSAGE_FINDINGS,
  'Brand configs': BRAND_FINDINGS,
} as const;

type Guides = (typeof FINDING_GUIDES)[keyof typeof FINDING_GUIDES];
export type FindingCode = Guides extends infer Group
  ? Group extends Guides
    ? keyof Group
    : never
  : never;

const WARNINGS: ReadonlySet<string> = new Set(
  Object.values(FINDING_GUIDES).flatMap((guides: Record<string, FindingGuide>) =>
    Object.entries(guides).flatMap(([code, { isWarning }]) => (isWarning ? [code] : [])),
  ),
);

/** Whether a finding blocks nothing. */
export const isWarning = (code: FindingCode): boolean => WARNINGS.has(code);
