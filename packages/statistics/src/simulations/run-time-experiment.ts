import { compareArms } from '../compare-arms.ts';
import { compareTimes, type DayAtRisk } from '../log-rank.ts';
import { shareSums } from '../metric-sums.ts';
import type { Random } from '../random.ts';
import { countSuccesses } from './count-successes.ts';
import { DAYS } from './run-experiment.ts';

/** The chance of the event on each day since exposure, which falls; some people never have it. */
const hazardOn = (day: number): number => 0.04 / (1 + day / 7);

export interface TimeOptions {
  /** The true one of the hazards. */
  readonly ratio: number;
  /** New people on a day, in the arm and in control. */
  readonly unitsPerDay: readonly [number, number];
  readonly sharedBy: number;
}

/**
 * One experiment on the time until an event, read on each of its days; `missedShare` is of the share of people who had
 * it so far, without an effect.
 */
export const runTimeExperiment = (
  { ratio, unitsPerDay: [toArm, toControl], sharedBy }: TimeOptions,
  random: Random,
) => {
  const [arm, control] = [createArm(toArm, ratio, random), createArm(toControl, 1, random)];
  const seen = { missed: false, detected: false, missedShare: false };
  let last = compareTimes([], []);
  for (let day = 0; day < DAYS; day += 1) {
    const [ofArm, ofControl] = [arm.runDay(day), control.runDay(day)];
    last = compareTimes(ofArm, ofControl, sharedBy);
    const { interval } = last;
    seen.missed ||= !!interval && (interval.low > ratio || interval.high < ratio);
    seen.detected ||= !!interval && (interval.low > 1 || interval.high < 1);
    const share = compareArms('share', sharesUntil(ofArm), sharesUntil(ofControl)).difference;
    seen.missedShare ||= !!share?.interval && (share.interval.low > 0 || share.interval.high < 0);
  }
  return { ...seen, last };
};

/** Everybody was once at risk on day 0. */
const sharesUntil = (days: readonly DayAtRisk[]) =>
  shareSums(
    days[0]?.atRisk ?? 0,
    days.reduce((sum, { events }) => sum + events, 0),
  );

/** People come on every day; those of a day are as many days old as it is over. */
const createArm = (unitsPerDay: number, ratio: number, random: Random) => {
  const waiting: number[] = [];
  const days: { atRisk: number; events: number }[] = [];
  const runDay = (today: number): readonly DayAtRisk[] => {
    waiting.push(unitsPerDay);
    days.push({ atRisk: 0, events: 0 });
    for (let entered = 0; entered <= today; entered += 1) {
      const age = today - entered;
      const atRisk = waiting[entered] ?? 0;
      const events = countSuccesses(atRisk, 1 - (1 - hazardOn(age)) ** ratio, random);
      waiting[entered] = atRisk - events;
      const day = days[age];
      if (!day) continue;
      day.atRisk += atRisk;
      day.events += events;
    }
    return days;
  };
  return { runDay };
};
