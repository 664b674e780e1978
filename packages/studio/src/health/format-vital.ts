import { VITAL_SAMPLES } from '@broadsheet/contract/studio/health-calls';
import { rateVital, type Vital, type VitalRating } from '@broadsheet/contract/vitals';
import { formatTime } from './format-health.ts';

/** The vitals that a page is rated by, with their names for people. */
export const VITAL_NAMES: readonly (readonly [Vital, string])[] = [
  ['LCP', 'Main content shown'],
  ['INP', 'Response to taps'],
  ['CLS', 'Layout shift'],
  ['TTFB', 'Server response'],
];

export const RATING_TEXT: Readonly<Record<VitalRating, string>> = {
  good: 'good',
  fair: 'needs work',
  poor: 'poor',
};

const SHIFT = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 3 });

export const formatVital = (vital: Vital, value: number): string =>
  vital === 'CLS' ? SHIFT.format(value) : formatTime(value);

/** The rating of what three of four visits stay within; null with too few of them. */
export const ratingOf = (vital: Vital, p75: number, samples: number): VitalRating | null =>
  samples < VITAL_SAMPLES ? null : rateVital(vital, p75);
