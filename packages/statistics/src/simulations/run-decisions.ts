import { compareArms } from '../compare-arms.ts';
import { type Decision, decide } from '../decide.ts';
import { sharedError } from '../e-values.ts';
import { addSums, NO_UNITS } from '../metric-sums.ts';
import type { Random } from '../random.ts';
import { sampleSums, WITH_COVARIATE } from './populations.ts';
import { DAYS } from './run-experiment.ts';

const UNITS_PER_DAY = 100;
const PLAN = { effect: 0.02, days: DAYS };
const MARGIN = 0.02;

/** The decision of each day about an arm without an effect: the first metric is primary, the others are guardrails. */
export const runDecisions = (random: Random): Decision[] => {
  const states = WITH_COVARIATE.map((population) => ({
    population,
    arm: NO_UNITS,
    control: NO_UNITS,
  }));
  const sharedBy = sharedError({ metrics: states.length, arms: 2 });
  return Array.from({ length: DAYS }, (_, day) => {
    const readings = states.map((state) => {
      const { population } = state;
      state.arm = addSums(state.arm, sampleSums(population, UNITS_PER_DAY, 0, random));
      state.control = addSums(state.control, sampleSums(population, UNITS_PER_DAY, 0, random));
      const { lift } = compareArms(population.kind, state.arm, state.control, { sharedBy });
      const reading = { value: lift?.value ?? null, interval: lift?.interval ?? null };
      return { metric: population.name, ...reading, margin: MARGIN };
    });
    const [primary, ...guardrails] = readings;
    if (!primary) throw new Error('expected a population');
    const input = { primary, guardrails, plan: PLAN, sampleRatio: { alarm: false } };
    return decide({ ...input, daysRun: day + 1 }).decision;
  });
};
