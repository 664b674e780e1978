import { addSums, NO_UNITS, shareSums } from '../metric-sums.ts';
import type { Random } from '../random.ts';
import { compareStratified, type Stratum } from '../strata.ts';
import { DAYS } from './run-experiment.ts';

/** New people on a day, in either stratum and either arm by chance. */
const UNITS_PER_DAY = 200;
/** The rate of each stratum, and of both together. */
const RATES = [0.16, 0.04];
export const MEAN_RATE = 0.1;

/** One experiment on a share in two strata, read on each of its days. @param lift the true one. */
export const runStratifiedExperiment = (lift: number, random: Random) => {
  let strata = RATES.map(
    (rate): Stratum => ({ name: `${rate}`, arm: NO_UNITS, control: NO_UNITS }),
  );
  const seen = { missed: false, missedLift: false, detected: false };
  const effect = lift * MEAN_RATE;
  let last = compareStratified('share', strata);
  for (let day = 0; day < DAYS; day += 1) {
    strata = addDay(strata, lift, random);
    last = compareStratified('share', strata);
    const [difference, ofLift] = [last.difference?.interval, last.lift?.interval];
    seen.missed ||= !!difference && (difference.low > effect || difference.high < effect);
    seen.detected ||= !!difference && (difference.low > 0 || difference.high < 0);
    seen.missedLift ||= !!ofLift && (ofLift.low > lift || ofLift.high < lift);
  }
  return { ...seen, last };
};

const addDay = (strata: readonly Stratum[], lift: number, random: Random): Stratum[] => {
  const counts = strata.map(() => ({ armUnits: 0, arm: 0, controlUnits: 0, control: 0 }));
  for (let unit = 0; unit < UNITS_PER_DAY; unit += 1) {
    const index = random.uniform() < 0.5 ? 0 : 1;
    const [count, rate = 0] = [counts[index], RATES[index]];
    if (!count) continue;
    const isArm = random.uniform() < 0.5;
    const converts = random.uniform() < rate * (isArm ? 1 + lift : 1) ? 1 : 0;
    count[isArm ? 'armUnits' : 'controlUnits'] += 1;
    count[isArm ? 'arm' : 'control'] += converts;
  }
  return strata.map(({ name, arm, control }, index) => {
    const count = counts[index];
    if (!count) return { name, arm, control };
    return {
      name,
      arm: addSums(arm, shareSums(count.armUnits, count.arm)),
      control: addSums(control, shareSums(count.controlUnits, count.control)),
    };
  });
};
