import type { BadLink, BlockHealth, IdleBanner } from '@broadsheet/contract/studio/health-calls';
import { BLOCK_LIMITS } from '@broadsheet/contract/studio/health-calls';

const INTEGER = new Intl.NumberFormat('en-IN');
const PERCENT = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 1 });

export const formatNumber = (number: number): string => INTEGER.format(number);
export const formatShare = (part: number): string => `${PERCENT.format(part * 100)}%`;

/** Formats milliseconds: 85 ms, 1.4 s. */
export const formatTime = (ms: number): string => {
  if (ms < 10) return `${PERCENT.format(ms)} ms`;
  return ms < 1_000 ? `${INTEGER.format(Math.round(ms))} ms` : `${PERCENT.format(ms / 1_000)} s`;
};

const isMeasured = ({ loads }: BlockHealth): boolean => loads >= BLOCK_LIMITS.loads;

/** True if there are enough loads and too many of them failed. */
export const failsOften = (block: BlockHealth): boolean =>
  isMeasured(block) && (block.share ?? 0) > BLOCK_LIMITS.failures;

export const isSlow = (block: BlockHealth): boolean =>
  isMeasured(block) && (block.p95Ms ?? 0) > BLOCK_LIMITS.p95Ms;

const VERDICTS: Readonly<Record<BadLink['verdict'], string>> = {
  good: 'works',
  dead: 'is broken',
  unreached: 'did not respond',
  unsure: 'gave an unexpected response',
  refused: 'cannot be checked from here',
  moved: 'redirects',
};

/** Formats the problem of a link: "leads nowhere (404)". */
export const formatVerdict = ({ verdict, status, movedTo }: BadLink): string => {
  if (verdict === 'moved' && movedTo) return `${VERDICTS.moved} to ${movedTo}`;
  return status === undefined ? VERDICTS[verdict] : `${VERDICTS[verdict]} (${status})`;
};

const REASONS: Readonly<Record<IdleBanner['reason'], string>> = {
  expired: 'Expired',
  nobody: 'No audience',
  'left-out': 'Skipped',
  unnamed: 'Not used on any page',
};

export const formatReason = ({ reason }: IdleBanner): string => REASONS[reason];
