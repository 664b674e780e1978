import type { Random } from '../random.ts';

/** How many of independent trials succeed, by the waiting times between them: fast where few do. @param chance below 1. */
export const countSuccesses = (trials: number, chance: number, random: Random): number => {
  if (chance <= 0) return 0;
  const failure = Math.log1p(-chance);
  let [trial, successes] = [0, 0];
  for (;;) {
    trial += 1 + Math.floor(Math.log(random.uniform()) / failure);
    if (trial > trials) return successes;
    successes += 1;
  }
};
