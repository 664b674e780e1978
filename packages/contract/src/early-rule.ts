import { HOUR_MS } from './durations.ts';

/** When a job counts as early: it is that young, and that few have applied. */
export interface EarlyRule {
  readonly hours: number;
  /** Fewer people than this have applied. */
  readonly applications: number;
}

/** For brands without their own rule. */
export const EARLY_RULE_DEFAULT: EarlyRule = { hours: 72, applications: 10 };

/** Jobs that were posted before are not early, however few have applied. @param now epoch ms */
export const earlySince = ({ hours }: EarlyRule, now: number): number => now - hours * HOUR_MS;

/** "3 people have applied": how early it is. */
export const earlyText = (applied: number): string => {
  if (applied === 0) return 'Be the first to apply';
  return `${applied} ${applied === 1 ? 'person has' : 'people have'} applied`;
};
