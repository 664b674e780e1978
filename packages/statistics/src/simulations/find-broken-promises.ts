import type { Simulation } from './simulation.ts';

/** Share of experiments that may ever be wrong, see `docs/statistics.md`. */
const SAMPLE_RATIO_ERROR = 0.001;
/** Of experiments that should have an interval on the last day: where none has one, none can be wrong. */
const MIN_ANSWERED = 0.8;
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
    const { name, runs, error, missed, missedLift, answered, sampleRatioAlarms } = simulation;
    const { detected, minDetected, bias, biasError, saved } = simulation;
    const tolerance = (share: number): number => errors * Math.sqrt((share * (1 - share)) / runs);
    const maxShare = (share: number): number => share + tolerance(share);
    const minShare = (share: number): number => share - tolerance(share);
    const isSavingOff =
      saved !== null && Math.abs(saved.measured / saved.theory - 1) > SAVING_TOLERANCE;
    return [
      ...(missed > maxShare(error)
        ? [`${name}: intervals of ${missed} of the experiments missed`]
        : []),
      ...(missedLift > maxShare(error)
        ? [`${name}: lifts of ${missedLift} of the experiments missed`]
        : []),
      ...(answered < minShare(MIN_ANSWERED)
        ? [`${name}: only ${answered} of the experiments had an interval`]
        : []),
      ...(detected < minShare(minDetected)
        ? [`${name}: only ${detected} of the experiments were decided`]
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
