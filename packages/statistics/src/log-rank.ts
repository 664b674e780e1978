import { ALPHA, type Interval } from './confidence-sequence.ts';
import { minConversions } from './is-enough.ts';

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
   * The arm's rate of the event over control's, below 1 where it is later, within a millionth and a million. Null without
   * events to compare.
   */
  readonly hazardRatio: number | null;
  /** Valid at every check; null with too few events. */
  readonly interval: Interval | null;
  /** Against equal rates, at every check; 0 with too few events. */
  readonly evidence: number;
}

/** Of the score, at which the interval is tightest: 400 events of equal arms. */
const TIGHTEST_AT = 100;
/** Ratios are searched within these logarithms, by halves until they are as near as numbers can be. */
const [MAX_LOG, HALVES] = [Math.log(1e6), 60];

/**
 * The time until an event in an arm against control: the log-rank score, stratified by day since exposure. Over calendar
 * time it is asymptotically a Brownian motion in its variance, also with people who enter on different days: Sellke and
 * Siegmund, "Sequential analysis of the proportional hazards model", Biometrika 70 (1983). Its normal mixture boundary is
 * that of Robbins, "Statistical methods related to the law of the iterated logarithm", Annals of Mathematical Statistics
 * 41 (1970). The estimate is the ratio at which the score is 0 (Cox, "Regression models and life-tables", Journal of the
 * Royal Statistical Society B 34, 1972), and the interval has all ratios whose score is within its boundary: both hold
 * for arms of any sizes. There are intervals from ten expected events in each arm, were there no difference; as
 * conversions, more with a shared error.
 * @param sharedBy how many intervals share the 5 % error.
 */
export const compareTimes = (arm: TimeSums, control: TimeSums, sharedBy = 1): TimeComparison => {
  const days = listEventDays(arm, control);
  if (days.length === 0) return { hazardRatio: null, interval: null, evidence: 0 };
  const hazardRatio = findRatio((ratio) => logRank(days, ratio).score < 0);
  const expected = days.reduce((sum, { events, share }) => sum + events * share, 0);
  const fewest = Math.min(expected, days.reduce((sum, { events }) => sum + events, 0) - expected);
  if (fewest < minConversions(sharedBy)) return { hazardRatio, interval: null, evidence: 0 };
  const alpha = ALPHA / sharedBy;
  const prior = TIGHTEST_AT / (-2 * Math.log(alpha) + Math.log(-2 * Math.log(alpha)) + 1);
  const boundaryAt = (variance: number): number => {
    const spread = variance + prior;
    return Math.sqrt(spread * Math.log(spread / (prior * alpha ** 2)));
  };
  /** The score in parts of its boundary, which falls from above 1 to below -1. */
  const positionAt = (ratio: number): number => {
    const { score, variance } = logRank(days, ratio);
    return score / boundaryAt(variance);
  };
  const { score, variance } = logRank(days, 1);
  return {
    hazardRatio,
    interval: {
      low: findRatio((ratio) => positionAt(ratio) < 1),
      high: findRatio((ratio) => positionAt(ratio) < -1),
    },
    evidence:
      Math.sqrt(prior / (variance + prior)) * Math.exp(score ** 2 / (2 * (variance + prior))),
  };
};

/** A day on which units of both arms were at risk, and some of them had the event. */
interface EventDay {
  readonly ofArm: number;
  /** Of both arms. */
  readonly events: number;
  /** Of those at risk, those in the arm. */
  readonly share: number;
  /** Of the variance with replacement, what it is without. */
  readonly correction: number;
}

const listEventDays = (arm: TimeSums, control: TimeSums): EventDay[] =>
  arm.flatMap((ofArm, day) => {
    const ofControl = control[day];
    if (!ofControl || ofArm.atRisk === 0 || ofControl.atRisk === 0) return [];
    const atRisk = ofArm.atRisk + ofControl.atRisk;
    const events = ofArm.events + ofControl.events;
    if (events === 0 || events === atRisk) return [];
    const correction = (atRisk - events) / (atRisk - 1);
    return [{ ofArm: ofArm.events, events, share: ofArm.atRisk / atRisk, correction }];
  });

/** Events of the arm less those that are expected at a ratio of hazards, and their variance, summed over the days. */
const logRank = (days: readonly EventDay[], ratio: number) => {
  let [score, variance] = [0, 0];
  for (const { ofArm, events, share, correction } of days) {
    const expected = (share * ratio) / (share * ratio + 1 - share);
    score += ofArm - events * expected;
    variance += events * expected * (1 - expected) * correction;
  }
  return { score, variance };
};

/** The smallest ratio that is too large. */
const findRatio = (isTooLarge: (ratio: number) => boolean): number => {
  let [low, high] = [-MAX_LOG, MAX_LOG];
  for (let step = 0; step < HALVES; step += 1) {
    const middle = (low + high) / 2;
    if (isTooLarge(Math.exp(middle))) high = middle;
    else low = middle;
  }
  return Math.exp((low + high) / 2);
};
