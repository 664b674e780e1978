import { compareArms } from '../compare-arms.ts';
import { compareTimes, type DayAtRisk } from '../log-rank.ts';
import { shareSums } from '../metric-sums.ts';
import type { Random } from '../random.ts';
import { DAYS } from './run-experiment.ts';

/** New people of each arm on a day. */
const UNITS_PER_DAY = 50;
/** The chance of the event on each day since exposure, which falls; some people never have it. */
const hazardOn = (day: number): number => 0.04 / (1 + day / 7);

/**
 * One experiment on the time until an event, read on each of its days; `missedShare` is of the share of people who had
 * it so far, without an effect.
 * @param ratio the true one of the hazards.
 */
export const runTimeExperiment = (ratio: number, random: Random) => {
  const [arm, control] = [createArm(ratio, random), createArm(1, random)];
  const seen = { missed: false, detected: false, missedShare: false };
  let last = compareTimes([], []);
  for (let day = 0; day < DAYS; day += 1) {
    const [ofArm, ofControl] = [arm.runDay(day), control.runDay(day)];
    last = compareTimes(ofArm, ofControl);
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
const createArm = (ratio: number, random: Random) => {
  const waiting: number[] = [];
  const days: { atRisk: number; events: number }[] = [];
  const runDay = (today: number): readonly DayAtRisk[] => {
    waiting.push(UNITS_PER_DAY);
    days.push({ atRisk: 0, events: 0 });
    for (let entered = 0; entered <= today; entered += 1) {
      const age = today - entered;
      const atRisk = waiting[entered] ?? 0;
      const events = countEvents(atRisk, 1 - (1 - hazardOn(age)) ** ratio, random);
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

const countEvents = (units: number, chance: number, random: Random): number => {
  let events = 0;
  for (let unit = 0; unit < units; unit += 1) if (random.uniform() < chance) events += 1;
  return events;
};
