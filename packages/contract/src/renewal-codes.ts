import { DAY_MS } from './durations.ts';
import type { Feature } from './entities/order.ts';

type Renewable = Exclude<Feature, 'spotlight'>;

/**
 * When a reminder is sent, in days before a plan ends; negative: after it. A reminder that was not sent by `upTo` is
 * skipped.
 */
const STAGES = [
  { from: 14, upTo: 3 },
  { from: 3, upTo: 1 },
  { from: 1, upTo: 0 },
  { from: -7, upTo: -10 },
] as const;

/** The source-tracking code of the first reminder of each plan; the others follow it. */
const FIRST_CODE: Readonly<Record<Renewable, number>> = {
  'early-applicant': 101,
  'resume-builder': 105,
  pro: 109,
};

/** The plans that are reminded of. */
export const RENEWABLE = Object.keys(FIRST_CODE) as readonly Renewable[];

/** The range of plan ends around now for which a reminder may be due, in ms. */
export const RENEWAL_REACH_MS = { before: 14 * DAY_MS, after: 10 * DAY_MS } as const;

/**
 * The reminder that is due for a plan at an instant: its code, 101 to 112; null for none. @param until, now epoch ms
 */
export const dueRenewal = (feature: Renewable, until: number, now: number): number | null => {
  const days = (until - now) / DAY_MS;
  const stage = STAGES.findIndex(({ from, upTo }) => days <= from && days > upTo);
  return stage < 0 ? null : FIRST_CODE[feature] + stage;
};
