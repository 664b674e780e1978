import type { Simulation } from './simulate.ts';

/** Shares of experiments that may ever be wrong, see `docs/statistics.md`. */
const ERROR = 0.05;
const SAMPLE_RATIO_ERROR = 0.001;
/** Of an effect, in parts of the metric; an estimate is allowed three standard errors more. */
const MAX_BIAS = 0.02;
/** Of what theory says that the covariate saves. */
const SAVING_TOLERANCE = 0.05;

/**
 * Which promises the simulations break, in words; empty where all hold.
 * @param errors standard errors by which few runs may exceed a bound by chance.
 */
export const findBrokenPromises = (simulations: readonly Simulation[], errors = 0): string[] =>
  simulations.flatMap((simulation) => {
    const { name, runs, missed, missedLift, sampleRatioAlarms, bias, biasError, saved } =
      simulation;
    const maxShare = (share: number): number =>
      share + errors * Math.sqrt((share * (1 - share)) / runs);
    const isSavingOff =
      saved !== null && Math.abs(saved.measured / saved.theory - 1) > SAVING_TOLERANCE;
    return [
      ...(missed > maxShare(ERROR)
        ? [`${name}: intervals of ${missed} of the experiments missed`]
        : []),
      ...(missedLift > maxShare(ERROR)
        ? [`${name}: lifts of ${missedLift} of the experiments missed`]
        : []),
      ...(sampleRatioAlarms > maxShare(SAMPLE_RATIO_ERROR)
        ? [`${name}: ${sampleRatioAlarms} of the experiments had an alarm of the sample ratio`]
        : []),
      ...(Math.abs(bias) > MAX_BIAS + 3 * biasError
        ? [`${name}: the effect is off by ${bias}`]
        : []),
      ...(isSavingOff && name.startsWith('A/A')
        ? [`${name}: saved ${saved.measured} of the variance, not ${saved.theory}`]
        : []),
    ];
  });
