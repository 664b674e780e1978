import { ALPHA, around, type Interval } from './confidence-sequence.ts';

/** One day since exposure in one arm. */
export interface DayAtRisk {
  /** Units without the event that were observed on this day. */
  readonly atRisk: number;
  /** Of those, the units that had the event on this day. */
  readonly events: number;
}

/** The days since exposure of one arm, day 0 first. */
export type TimeSums = readonly DayAtRisk[];

export interface TimeComparison {
  /**
   * The arm's rate of the event over control's, below 1 where it is later; one step from 1, so that it is too near to 1
   * where it is far from it. Null without events to compare.
   */
  readonly hazardRatio: number | null;
  /** Valid at every check; null with too few events. */
  readonly interval: Interval | null;
  /** Against equal rates, at every check. */
  readonly evidence: number;
}

/** Events of both arms that the normal approximation of the score needs. */
const MIN_EVENTS = 20;
/** Of the score, at which the interval is tightest: 400 events of equal arms. */
const TIGHTEST_AT = 100;

/**
 * The time until an event in an arm against control: the log-rank score, stratified by day since exposure. Over calendar
 * time it is asymptotically a Brownian motion in its variance, also with people who enter on different days: Sellke and
 * Siegmund, "Sequential analysis of the proportional hazards model", Biometrika 70 (1983). Its normal mixture boundary is
 * that of Robbins, "Statistical methods related to the law of the iterated logarithm", Annals of Mathematical Statistics
 * 41 (1970). The estimate is the score over its variance: Peto et al., British Journal of Cancer 35 (1977).
 * @param sharedBy how many intervals share the 5 % error.
 */
export const compareTimes = (arm: TimeSums, control: TimeSums, sharedBy = 1): TimeComparison => {
  const { score, variance, events } = logRank(arm, control);
  if (variance <= 0) return { hazardRatio: null, interval: null, evidence: 1 };
  const hazardRatio = Math.exp(score / variance);
  if (events < MIN_EVENTS) return { hazardRatio, interval: null, evidence: 1 };
  const alpha = ALPHA / sharedBy;
  const prior = TIGHTEST_AT / (-2 * Math.log(alpha) + Math.log(-2 * Math.log(alpha)) + 1);
  const spread = variance + prior;
  const half = Math.sqrt(spread * Math.log(spread / (prior * alpha ** 2)));
  const { low, high } = around(score / variance, half / variance);
  return {
    hazardRatio,
    interval: { low: Math.exp(low), high: Math.exp(high) },
    evidence: Math.sqrt(prior / spread) * Math.exp(score ** 2 / (2 * spread)),
  };
};

/** Events of the arm less those that were expected, and the hypergeometric variance, both summed over the days. */
const logRank = (arm: TimeSums, control: TimeSums) => {
  let [score, variance, events] = [0, 0, 0];
  for (const [day, ofArm] of arm.entries()) {
    const ofControl = control[day];
    const atRisk = ofArm.atRisk + (ofControl?.atRisk ?? 0);
    if (!ofControl || ofArm.atRisk === 0 || ofControl.atRisk === 0 || atRisk < 2) continue;
    const share = ofArm.atRisk / atRisk;
    const ofDay = ofArm.events + ofControl.events;
    score += ofArm.events - ofDay * share;
    variance += (ofDay * share * (1 - share) * (atRisk - ofDay)) / (atRisk - 1);
    events += ofDay;
  }
  return { score, variance, events };
};
