import { compareArms } from '../compare-arms.ts';
import { type Decision, decide } from '../decide.ts';
import { sharedError } from '../e-values.ts';
import { addSums, NO_UNITS } from '../metric-sums.ts';
import type { Random } from '../random.ts';
import { countSuccesses } from './count-successes.ts';
import { MEANS, RATIOS, SHARES } from './populations.ts';
import { DAYS } from './run-experiment.ts';

const [UNITS_PER_DAY, WEIGHT] = [600, 0.3];
const PLAN = { effect: 0.02, days: DAYS };
/** Of the guardrails; the intervals of the last days fit into it. */
export const MARGIN = 0.3;

/** The true lifts. */
export interface DecisionWorld {
  readonly primary: number;
  readonly guardrail: number;
}

/** The decision of each day about an arm of 30 %: by a mean, with a share and a ratio as guardrails. */
export const runDecisions = ({ primary, guardrail }: DecisionWorld, random: Random): Decision[] => {
  const states = [
    { population: MEANS, lift: primary },
    { population: SHARES, lift: guardrail },
    { population: RATIOS, lift: 0 },
  ].map((metric) => ({ ...metric, arm: NO_UNITS, control: NO_UNITS }));
  const sharedBy = sharedError({ metrics: states.length, arms: 2 });
  return Array.from({ length: DAYS }, (_, day) => {
    const ofArm = countSuccesses(UNITS_PER_DAY, WEIGHT, random);
    const readings = states.map((state) => {
      const { population, lift } = state;
      state.arm = addSums(state.arm, population.sampleSums(ofArm, lift, random));
      const others = population.sampleSums(UNITS_PER_DAY - ofArm, 0, random);
      state.control = addSums(state.control, others);
      const read = compareArms(population.kind, state.arm, state.control, { sharedBy }).lift;
      const reading = { value: read?.value ?? null, interval: read?.interval ?? null };
      return { metric: population.name, ...reading, margin: MARGIN };
    });
    const [ofPrimary, ...guardrails] = readings;
    if (!ofPrimary) throw new Error('expected a primary metric');
    const sampleRatio = { everAlarmed: false };
    return decide({ primary: ofPrimary, guardrails, plan: PLAN, sampleRatio, daysRun: day + 1 })
      .decision;
  });
};
